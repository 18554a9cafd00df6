import { expect, test } from 'vitest'
import { splitBio } from './split-bio.ts'

test('few words stand whole at the head', () => {
  expect(splitBio('Come in.\n\nStay.')).toEqual({ lead: 'Come in.\n\nStay.', rest: '' })
  expect(splitBio('')).toEqual({ lead: '', rest: '' })
})

test('of many words the first paragraph, and the others below', () => {
  const others = `${'More. '.repeat(100).trim()}\n\nLast.`
  expect(splitBio(`First.\n \n${others}`)).toEqual({ lead: 'First.', rest: others })
})

test('a paragraph that is too long is cut above and whole below', () => {
  const bio = 'word '.repeat(400).trim()
  const { lead, rest } = splitBio(bio)
  expect(lead.length).toBeLessThanOrEqual(600)
  expect(lead).toMatch(/word…$/)
  expect(rest).toBe(bio)
})
