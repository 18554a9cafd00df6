const small = new Set(['of', 'for', 'the', 'and', 'in', 'a', 'to', 'de', 'von', 'van'])

/** Returns one or two initials: of a name's first and last significant word. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’׳״-]*/gu) ?? []
  const weighty = words.filter((word) => !small.has(word.toLowerCase()))
  const chosen = weighty.length > 0 ? weighty : words
  const [first, last] = [chosen[0], chosen.length > 1 ? chosen.at(-1) : undefined]
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('')
}
