import { expect, test } from 'vitest'
import { openTabs, partnerTabAddress, tabFeature, partnerTabOf } from './tabs.ts'

const shown = (closed: string[]) => openTabs(closed).map(({ tab }) => tab)

test('disabling a feature hides its tab and no other', () => {
  const all = shown([])
  expect(all.slice(0, 2)).toEqual(['about', 'projects-events'])
  for (const feature of ['store', 'calendar', 'map']) {
    expect(all.filter((tab) => !shown([feature]).includes(tab))).toEqual([feature])
  }
  expect(shown(['visit', 'donations'])).toEqual(all)
  expect(shown(['store', 'calendar', 'map'])).toEqual(['about', 'projects-events', 'news'])
})

test.each([null, '', 'nonsense', 'About'])('%j falls back to the first tab', (word) => {
  expect(partnerTabOf(word)).toBe('about')
})

test('every tab and every page has one URL', () => {
  expect(partnerTabAddress('x', 'about')).toBe('/partner/x')
  expect(partnerTabAddress('x', 'news')).toBe('/partner/x?tab=news')
  expect(partnerTabAddress('x', 'store', 2)).toBe('/partner/x?tab=store&page=2')
  expect([tabFeature('news'), tabFeature('store')]).toEqual([undefined, 'store'])
})
