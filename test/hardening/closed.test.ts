import { afterAll, beforeAll } from 'vitest'
import { keepFurnished } from '../e2e/keep-furnished.ts'
import { FURNISHED, startProduct, type Product } from '../e2e/start-product.ts'
import { sameOriginLaws } from './same-origin.ts'
import { bodyLaws } from './sizes.ts'

let product: Product

// The other tests of this kind request every address: `test/faults/closed.fault.ts`.
beforeAll(async () => {
  process.env[FURNISHED] = await keepFurnished()
  product = await startProduct({ LIMITS: 'usual' })
  delete process.env[FURNISHED]
})
afterAll(() => product?.stop())

const site = () => ({ ...product, metricsUrl: '' })
sameOriginLaws(site)
bodyLaws(site)
