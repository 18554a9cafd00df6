import { expect, test } from 'vitest'
import { listingStatus } from './offer.ts'

const day = new Date()

test.each([
  [null, null, 'public'],
  [null, day, 'withdrawn'],
  [day, null, 'hidden'],
  [day, day, 'hidden'],
] as const)('hidden %s, withdrawn %s: %s', (hidden_at, withdrawn_at, standing) => {
  expect(listingStatus({ hiddenAt: hidden_at, withdrawnAt: withdrawn_at })).toBe(standing)
})
