import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORGET, forgetTab } from './forget-tab.ts'
import { onForgotten } from './on-forgotten.ts'

const page = new EventTarget()
const order: string[] = []
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('sessionStorage', { clear: () => void order.push('cleared') })
  order.length = 0
})
afterEach(() => void vi.unstubAllGlobals())

test('listeners are called before the tab is cleared', () => {
  onForgotten(() => void order.push('told'))
  forgetTab()
  expect(order).toEqual(['told', 'cleared'])
})

test('other tabs are notified', async () => {
  const other = new BroadcastChannel(FORGET)
  const told = new Promise((resolve) => other.addEventListener('message', resolve))
  forgetTab()
  await expect(told).resolves.toBeDefined()
  other.close()
})

test('with storage disabled there is nothing to clear', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(forgetTab).not.toThrow()
})
