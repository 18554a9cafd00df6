import { expect, test } from 'vitest'
import { bufferResponse } from './cached-response.ts'
import { openPageStore } from './page-store.ts'

const page = (bytes: number) => bufferResponse(new Uint8Array(bytes), new Response())

function openStore(limits: { pages?: number; bytes?: number } = {}) {
  const clock = { now: 0 }
  const store = openPageStore({
    pages: 100,
    bytes: 16_000,
    ms: 60,
    ...limits,
    now: () => clock.now,
  })
  return { store, clock }
}

test('an expired entry is not found and is removed', () => {
  const { store, clock } = openStore()
  store.put('a', page(100), 0)
  clock.now = 59
  expect(store.find('a')).not.toBeNull()
  clock.now = 60
  expect(store.find('a')).toBeNull()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('the lifetime starts when rendering starts', () => {
  const { store, clock } = openStore()
  clock.now = 50
  store.put('a', page(100), 10)
  clock.now = 70
  expect(store.find('a')).toBeNull()
})

test('beyond the maximum number of pages, the least recently used is evicted', () => {
  const { store } = openStore({ pages: 3 })
  for (const key of ['a', 'b', 'c']) store.put(key, page(1), 0)
  store.find('a')
  store.put('d', page(1), 0)
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd'])
})

test('the bytes of all pages, including compressed forms, stay within the limit', () => {
  const { store } = openStore({ bytes: 16_000 })
  for (let at = 0; at < 50; at += 1) {
    store.put(`${at % 20}`, page(100 + 37 * (at % 20)), 0)
    expect(store.size().bytes).toBeLessThanOrEqual(16_000)
  }
  expect(store.size().pages).toBeGreaterThan(5)
  store.clear()
  expect(store.size()).toEqual({ pages: 0, bytes: 0 })
})

test('a page of an eighth of the size does not evict the others', () => {
  const { store } = openStore({ bytes: 16_000 })
  store.put('a', page(100), 0)
  store.put('large', page(1_001), 0)
  expect([store.find('large'), store.find('a') !== null]).toEqual([null, true])
})
