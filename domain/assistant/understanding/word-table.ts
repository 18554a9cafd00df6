/**
 * A table of words that knows only its own, so that it may be asked for any that people write: an object would answer
 * 'constructor' with what every object has.
 */
export function wordTable<Meaning>(
  words: Readonly<Record<string, Meaning>>,
): Readonly<Record<string, Meaning>> {
  return Object.assign(Object.create(null) as Record<string, Meaning>, words)
}
