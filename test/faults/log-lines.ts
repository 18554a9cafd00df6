import { expect } from 'vitest'
import type { Product } from '../journeys/start-product.ts'

/** What a product has written to its log as a fault of its own, and any line with a stack. */
export function faultsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /"level":(?:50|60)|\\n\s+at |^\s+at /.test(line))
    .map((line) => line.slice(0, 600))
}

/** Expects that whatever came was none. */
export function expectNoFaults(product: Product): void {
  expect(faultsIn(product.output())).toEqual([])
}
