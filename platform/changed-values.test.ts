import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

test('returns the changed values and nothing else', () => {
  const before = { title: 'A', days: 3, isOffered: true, link: null }
  expect(changedValues(before, { ...before, title: 'B', link: 'https://example.org' })).toEqual({
    before: { title: 'A', link: null },
    after: { title: 'B', link: 'https://example.org' },
  })
  expect(changedValues(before, { ...before })).toEqual({ before: {}, after: {} })
})
