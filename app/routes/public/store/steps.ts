import { STORE_STEPS_MOST } from '#domain/store/product.ts'

export const STORE = '/store'

/** The number of steps (of eight products) in the URL; 1 if it is missing or invalid. */
export function stepsOf(word: string | null): number {
  const steps = word !== null && /^[1-9]\d?$/.test(word) ? Number(word) : 1
  return Math.min(steps, STORE_STEPS_MOST)
}

/** The URL that shows this many steps. */
export function storeAddress(steps: number): string {
  return steps > 1 ? `${STORE}?page=${steps}` : STORE
}
