import type { Page } from '@playwright/test'
import { startModel, type ModelServer } from '../app/model-server.ts'
import { test } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

/** Tests of a product that uses a local model server. */
export const testWithModel = test.extend<{ page: Page }, { model: ModelServer; product: Product }>({
  model: [
    async ({}, use) => {
      const model = await startModel()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000', ...model.settings })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
