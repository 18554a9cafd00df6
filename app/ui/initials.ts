const small = new Set(['of', 'for', 'the', 'and', 'in', 'a', 'to', 'de', 'von', 'van'])

/** One or two letters that stand for a name: of its first and last word that carry weight. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’׳״-]*/gu) ?? []
  const weighty = words.filter((word) => !small.has(word.toLowerCase()))
  const chosen = weighty.length > 0 ? weighty : words
  const [first, last] = [chosen[0], chosen.length > 1 ? chosen.at(-1) : undefined]
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('')
}
