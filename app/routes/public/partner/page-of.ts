/** The page number in the URL, from 1; 1 for anything that is not a number up to 99. */
export function partnerPageOf(word: string | null): number {
  return word !== null && /^[1-9]\d?$/.test(word) ? Number(word) : 1
}
