/**
 * How far a text that still grows can be read out: up to its last whole sentence or line. A full stop at its very end may
 * yet become a number or an abbreviation.
 */
export function endOfWholeSentences(text: string): number {
  let end = 0
  for (const found of text.matchAll(/[.!?…:;]["'”’)\]*]*\s|\n/gu))
    end = found.index + found[0].length
  return end
}
