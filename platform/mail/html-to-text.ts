/** Elements whose content nobody reads, and those in which mail programs put what they quote. */
const LEFT_OUT = /^(head|style|script|title|blockquote)$/
const BREAKS = /^\/?(br|p|div|li|tr|h[1-6])$/
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of a mail that has HTML alone, without what it quotes, in one pass over it. */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    text += decode(html.slice(at, open === -1 ? undefined : open))
    if (open === -1) break
    const isComment = html.startsWith('<!--', open)
    const close = isComment ? html.indexOf('-->', open) + 2 : html.indexOf('>', open)
    if (close < open) break
    const tag = lower.slice(open + 1, Math.min(close, open + 300))
    const [name = ''] = /^\/?[a-z0-9]*/.exec(tag) ?? []
    at = close + 1
    if (/\b(gmail_quote|moz-cite-prefix|divrplyfwdmsg)\b/.test(tag)) break
    if (LEFT_OUT.test(name)) {
      const end = lower.indexOf(`</${name}`, at)
      if (end === -1) break
      at = end
    } else if (BREAKS.test(name)) text += '\n'
  }
  return (
    text
      // Long runs of blanks first: the next pattern would read each of them again and again.
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Line breaks of the source mean nothing in HTML. */
function decode(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    })
}
