import { startProvider, type Provider } from './oauth-server.ts'
import { test as base } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

/** Tests of a product with Google and Facebook sign-in, both served by one local server. */
export const test = base.extend<object, { provider: Provider; product: Product }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000', ...provider.settings })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  watch: async ({ watch, provider }, use) => {
    const { port } = new URL(provider.origin)
    watch.allow(new RegExp(`^foreign request: http://(?:127\\.0\\.0\\.1|localhost):${port}/`))
    Object.assign(provider, { refusal: null, isElsewhere: false })
    await use(watch)
  },
})
