/** The page an address asks for, counted from 1; the first for everything that is no number up to 99. */
export function partnerPageOf(word: string | null): number {
  return word !== null && /^[1-9]\d?$/.test(word) ? Number(word) : 1
}
