/**
 * The length of a growing text that can be read aloud: up to its last whole sentence or line. A period at the very
 * end may still turn out to be part of a number or an abbreviation.
 */
export function endOfWholeSentences(text: string): number {
  let end = 0
  for (const found of text.matchAll(/[.!?…:;]["'”’)\]*]*\s|\n/gu))
    end = found.index + found[0].length
  return end
}
