import { describe, expect, test } from 'vitest'
import {
  isCounted,
  isPrivate,
  reduceDestination,
  reduceReferrer,
  reduceSearch,
} from './activity.ts'

const HERE = 'https://www.example.org'

test.each([
  ['', ''],
  ['?', ''],
  ['?type=event&page=2', '?type=event&page=2'],
  ['?page=2&type=event', '?type=event&page=2'],
  ['?token=secret&type=event&q=my+illness', '?type=event'],
  ['?type=me@example.org', ''],
  ['?type=a+b&category=arts-culture', '?category=arts-culture'],
  [`?type=${'x'.repeat(41)}`, ''],
])('reduces the query %s to %s', (search, kept) => expect(reduceSearch(search)).toBe(kept))

test.each(['/', '/authors', '/projects-events/1', '/developers', '/about', '/ambassador'])(
  '%s counts',
  (path) => expect(isCounted(path)).toBe(true),
)
test.each([
  '/auth',
  '/a/abcd2345',
  '/a/abcd2345/code.svg',
  '/auth/login',
  '/Auth/reset-password',
  '/dev/mail',
  '/_design',
])('%s does not count', (path) => expect(isCounted(path)).toBe(false))

test.each(['/gifts/1', '/gifts', '/orders/F4I-1001', '/checkout', '/Dashboard', '/groups/1'])(
  '%s is private',
  (path) => expect(isPrivate(path)).toBe(true),
)
test.each(['/', '/store', '/cart', '/giftshop', '/projects-events/1/support/donate', '/partners'])(
  '%s is public',
  (path) => expect(isPrivate(path)).toBe(false),
)

describe('the referrer', () => {
  test.each([
    [`${HERE}/partners?page=2#x`, `${HERE}/partners`],
    [`${HERE}/a/abcd2345`, HERE],
    [`${HERE}/auth/reset-password?token=x`, HERE],
    ['https://news.example/a/story?reader=7', 'https://news.example'],
    ['android-app://com.example', null],
    ['no address', null],
    [null, null],
  ])('%s is %s', (referrer, kept) => expect(reduceReferrer(referrer, HERE)).toBe(kept))
})

describe('a link’s destination', () => {
  test.each([
    ['/projects-events?type=event&q=x', '/projects-events?type=event'],
    [`${HERE}/visit#tours`, '/visit'],
    ['https://partner.example/give?donor=7', 'https://partner.example/give'],
    ['mailto:somebody@example.org', null],
    ['tel:+97225550100', null],
    ['/auth?redirect=/x', null],
    ['/a/abcd2345', null],
  ])('%s is %s', (address, kept) => expect(reduceDestination(address, HERE)).toBe(kept))
})
