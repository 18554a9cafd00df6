import { expect, test } from 'vitest'
import { isSamePage } from './is-same-page.ts'

test.each([
  ['/projects-events/1/support/volunteer', '/projects-events/1', true],
  ['/dashboard/profile', '/dashboard', true],
  ['/dashboard', '/dashboard/profile', true],
  ['/projects-events/1/support/donate', '/gifts/2', false],
  ['/checkout', '/orders/1001', false],
  ['/auth', '/authors', false],
  ['/', '/contact', false],
  ['/contact', '/', false],
])('from %s to %s, the page stays: %s', (one, other, same) => {
  expect(isSamePage(one, other)).toBe(same)
})
