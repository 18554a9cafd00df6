import { expect } from 'vitest'
import type { Product } from '../e2e/start-product.ts'

/** Lines that a product has logged as bugs, and lines with a stack. */
export function faultsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /"level":(?:50|60)|\\n\s+at |^\s+at /.test(line))
    .map((line) => line.slice(0, 600))
}

/** Expects that there were none. */
export function expectNoFaults(product: Product): void {
  expect(faultsIn(product.output())).toEqual([])
}
