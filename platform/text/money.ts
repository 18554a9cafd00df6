import { format } from './format.ts'

/** Formats cents for display: `$1,250`, `$25.50`. */
export function formatMoney(cents: number): string {
  return format.money(cents)
}

/** Formats cents for an input field: `1250`, `25.50`. */
export function toInputValue(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** Parses an amount typed in dollars (`25,000`, `$25000.50`) into cents, or null. */
export function parseCents(text: string): number | null {
  const [, whole, cents = ''] =
    /^\$?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
