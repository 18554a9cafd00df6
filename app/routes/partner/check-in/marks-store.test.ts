import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Expected } from '#domain/attendance/attendance.ts'
import { forgetUnsent, listUnsent } from '#app/shell/unsent-marks.ts'
import { withMarks } from './marked.ts'
import {
  adoptOlder,
  dropMark,
  keepMark,
  keyOf as keyOfAccount,
  listenToMarks,
  readMarks,
  type Mark,
} from './marks-store.ts'

const keyOf = (itemId: string, dateId: string | null, account = 'dana') =>
  keyOfAccount({ account, itemId, dateId })

/** A browser's storage, which other tabs change too. */
function fakeBrowser(more: Partial<Storage> = {}) {
  const kept = new Map<string, string>()
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    ...more,
  }
  // Its own keys are those of what it keeps.
  const storage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', {
    localStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  return kept
}

let kept: Map<string, string>
beforeEach(() => {
  kept = fakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const mark = (id: string, more: Partial<Mark> = {}): Mark => ({
  id,
  intent: 'here',
  name: 'Dana',
  supportId: 'dana',
  ...more,
})

test('marks are kept in their order for each list, and dropped one by one', () => {
  const key = keyOf('item', 'first date')
  const heard = vi.fn<() => void>()
  const end = listenToMarks(heard)
  keepMark(key, mark('one'))
  keepMark(key, mark('two', { intent: 'undo' }))
  expect(readMarks(key).map(({ id }) => id)).toEqual(['one', 'two'])
  expect(readMarks(key)).toBe(readMarks(key))
  expect(readMarks(keyOf('item', 'second date'))).toEqual([])
  expect([...kept.keys()]).toEqual([key])
  dropMark(key, 'one')
  expect(readMarks(key).map(({ id }) => id)).toEqual(['two'])
  dropMark(key, 'two')
  expect(kept.size).toBe(0)
  expect(heard).toHaveBeenCalledTimes(4)
  end()
})

test('marks are those of the account that made them, on a phone that several use', () => {
  const own = keyOf('item', 'date')
  keepMark(own, mark('one'))
  expect(readMarks(keyOf('item', 'date', 'gal'))).toEqual([])
  expect(listUnsent('gal')).toEqual([])
  expect(listUnsent(undefined)).toEqual([])
  expect(listUnsent('dana')).toEqual([own])
  forgetUnsent('gal')
  expect(readMarks(own)).toHaveLength(1)
  forgetUnsent('dana')
  expect(kept.size).toBe(0)
})

test('marks of an older version belong to whoever has their list open', () => {
  const [itemId, dateId] = [crypto.randomUUID(), crypto.randomUUID()]
  const older = [`check-in ${itemId} ${dateId}`, `check-in ${itemId} `]
  for (const key of older) kept.set(key, JSON.stringify([mark('older')]))
  const key = keyOf(itemId, dateId)
  keepMark(key, mark('newer'))
  adoptOlder(key)
  adoptOlder(key)
  expect(readMarks(key).map(({ id }) => id)).toEqual(['older', 'newer'])
  expect([...kept.keys()].toSorted()).toEqual([key, older[1]].toSorted())
})

test('what another tab or an older version has written is read, and anything else is nothing', () => {
  const key = keyOf('item', 'from elsewhere')
  kept.set(key, JSON.stringify([mark('one')]))
  expect(readMarks(key)).toEqual([mark('one')])
  kept.set(key, '{"broken')
  expect(readMarks(key)).toEqual([])
  kept.set(key, '[1, null, {"id": "x"}]')
  expect(readMarks(key)).toEqual([])
})

const person = (supportId: string, more: Partial<Expected> = {}): Expected => ({
  supportId,
  name: supportId,
  group: null,
  kind: 'attend',
  places: 1,
  standing: 'expected',
  attended: null,
  people: 1,
  isWalkIn: false,
  members: [],
  came: [],
  ...more,
})

test('the list is shown as it will be once the marks are sent', () => {
  const list = [
    person('dana'),
    person('gal', { standing: 'unanswered' }),
    person('noa', { places: 3, people: 3 }),
    person('avi', { attended: 'here' }),
    person('group', { places: 3, people: 3, group: 'Thursday' }),
  ]
  const shown = withMarks(list, [
    mark('1'),
    mark('2', { supportId: 'noa', people: '2' }),
    mark('3', { supportId: 'avi', intent: 'undo' }),
    mark('4', { supportId: 'dana', intent: 'undo' }),
    mark('5', { supportId: 'of another date' }),
    mark('7', { supportId: 'gal' }),
    mark('8', { supportId: 'group', asksMembers: 'yes', 'member-a': 'on', 'member-c': 'on' }),
    mark('6', { intent: 'walk-in', name: 'Tamar', way: 'volunteer' }),
  ])
  expect(shown.every(({ standing }) => standing === 'expected')).toBe(true)
  expect(shown.map(({ name, attended, people }) => [name, attended, people])).toEqual([
    ['dana', null, 1],
    ['gal', 'here', 1],
    ['noa', 'here', 2],
    ['avi', null, 1],
    ['group', 'here', 2],
    ['Tamar', 'here', 1],
  ])
  expect(shown[4]?.came).toEqual(['a', 'c'])
})
