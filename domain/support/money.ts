import { format } from '#platform/text/format.ts'

/** Cents as people read them: `$1,250`, `$25.50`. */
export function formatMoney(cents: number): string {
  return format.money(cents)
}

/** Cents as a form's field holds them: `1250`, `25.50`. */
export function toInputValue(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
