import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dana Levi', 'DL'],
  ['Friends of the Galilee', 'FG'],
  ['madrid', 'M'],
  ['The', 'T'],
  ['“Lev” House (Haifa)', 'LH'],
  ['דנה לוי', 'דל'],
  ['Élan Vital', 'ÉV'],
  ['   ', ''],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
