/**
 * Text as search sees it: compatibility-decomposed, without accents, Hebrew points or invisible characters, quotes and
 * dashes in one form (phones type curly ones by themselves), lower case, single spaces.
 * Stored text and what people type go through the same function.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‘’‛ʼ׳`]/g, "'")
    .replaceAll(/[“”„‟״]/g, '"')
    .replaceAll(/[\p{Pd}־]/gu, '-')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}
