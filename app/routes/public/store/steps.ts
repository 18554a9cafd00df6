import { STORE_STEPS_MOST } from '#domain/store/product.ts'

export const STORE = '/store'

/** How many eights an address asks to be shown; one for everything that is no such number. */
export function stepsOf(word: string | null): number {
  const steps = word !== null && /^[1-9]\d?$/.test(word) ? Number(word) : 1
  return Math.min(steps, STORE_STEPS_MOST)
}

/** Where so many eights are shown. */
export function storeAddress(steps: number): string {
  return steps > 1 ? `${STORE}?page=${steps}` : STORE
}
