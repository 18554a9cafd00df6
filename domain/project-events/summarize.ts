/** Shortens a text to its start on one line, cut after a word, at most `most` characters including the ellipsis. */
export function summarize(text: string, most = 240): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  // A text without spaces is cut within a word, but never within a surrogate pair.
  const kept = end > most / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
