import { afterAll, beforeAll } from 'vitest'
import { startProduct, type Product } from '../journeys/start-product.ts'
import { sameOriginLaws } from './same-origin.ts'
import { bodyLaws } from './sizes.ts'

let product: Product

// The rest of these laws walks over the whole product: `test/faults/closed.fault.ts`.
beforeAll(async () => {
  product = await startProduct({ LIMITS: 'usual' })
})
afterAll(() => product?.stop())

const site = () => ({ ...product, metricsUrl: '' })
sameOriginLaws(site)
bodyLaws(site)
