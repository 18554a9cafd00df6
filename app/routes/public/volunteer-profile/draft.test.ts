import { beforeEach, expect, test, vi } from 'vitest'
import { FALLBACK } from '#domain/assistant/volunteer-profile.ts'
import { openDraft, type Draft } from './draft.ts'

/** Replaces the tab's session storage. */
const tab = new Map<string, string>()

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
})

const draft: Draft = {
  profile: { ...FALLBACK, interests: ['Old maps'], supportType: 'visit' },
  heard: { ...FALLBACK, skills: ['Law'] },
  upTo: 'a1',
}

test('survives a reload', () => {
  openDraft().change(() => draft)
  expect(openDraft().read(null)).toEqual(draft)
})

test('a visitor’s becomes the signed-in user’s; other users never see it, and it is dropped for them', () => {
  const store = openDraft()
  store.change(() => draft)
  store.adopt('sarah')
  expect(store.read('sarah')).toEqual(draft)
  const later = openDraft()
  expect(later.read('sarah')).toEqual(draft)
  expect(later.read('jonathan')).toBeNull()
  expect(later.read(null)).toBeNull()
  later.adopt('jonathan')
  expect(later.read('jonathan')).toBeNull()
  expect([...tab.values()].join()).not.toContain('Old maps')
})

test('signing out drops it', () => {
  const store = openDraft()
  store.adopt('sarah')
  store.change(() => draft)
  store.adopt(null)
  expect(store.read(null)).toBeNull()
  expect(tab.size).toBe(0)
})

test.each(['', 'x', 'null', '{"draft":1}', '{"owner":1,"draft":{"profile":{"interests":"<b>"}}}'])(
  'ignores foreign data in storage: %s',
  (text) => {
    tab.set('volunteer-profile-draft', text)
    const { profile } = openDraft().read(null) ?? { profile: FALLBACK }
    expect(profile.skills).toEqual([])
  },
)

test('without storage it lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('not allowed')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const store = openDraft()
  const told = vi.fn<() => void>()
  store.subscribe(told)
  store.change(() => draft)
  expect(store.read(null)).toEqual(draft)
  expect(told).toHaveBeenCalled()
})
