import { test } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

/**
 * Tests of one file on a separate product: with other settings, or because they change what other tests rely on, such
 * as the name of an organization.
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
