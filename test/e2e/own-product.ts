import { test } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

/**
 * Journeys of one file on a product of its own: with other settings, or because they change what the others look for, such as the name of
 * an organization.
 */
export function onItsOwnProduct(settings: Record<string, string> = {}) {
  return test.extend<object, { product: Product }>({
    product: [
      async ({}, use) => {
        const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000', ...settings })
        await use(product)
        await product.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  })
}
