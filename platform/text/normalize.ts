/**
 * Text as search sees it: compatibility-decomposed, without accents or Hebrew points, lower case, single spaces.
 * Stored text and what people type go through the same function.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}
