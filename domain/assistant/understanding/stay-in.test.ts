import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['I land tomorrow and stay five days', '2026-11-27'],
  ['we come tomorrow for a week', '2026-11-29'],
  ['from tomorrow, staying 3 nights', '2026-11-26'],
  ['what is there tomorrow', '2026-11-23'],
])('%s ends on %s', (text, to) => {
  expect(understand(text, { today: '2026-11-22' }).days).toMatchObject({ from: '2026-11-23', to })
})
