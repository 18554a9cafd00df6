/**
 * A lookup table with only its own keys, safe for any user input: a plain object would return an inherited property for
 * 'constructor'.
 */
export function wordTable<Meaning>(
  words: Readonly<Record<string, Meaning>>,
): Readonly<Record<string, Meaning>> {
  return Object.assign(Object.create(null) as Record<string, Meaning>, words)
}
