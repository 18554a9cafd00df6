import { expect, test } from 'vitest'
import { origin, webUnderTest } from '../http/web-under-test.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  [{}, `form-action 'self';`],
  [keys, `form-action 'self' https://checkout.stripe.com;`],
  [
    { ...keys, STRIPE_TEST_ORIGIN: 'http://127.0.0.1:4000' },
    `form-action 'self' http://127.0.0.1:4000;`,
  ],
])('a form may redirect to checkout, with %j', async (settings, policy) => {
  const answer = await webUnderTest({ settings }).fetch(new Request(origin))
  expect(answer.headers.get('Content-Security-Policy')).toContain(policy)
})
