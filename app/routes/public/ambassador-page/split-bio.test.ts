import { expect, test } from 'vitest'
import { splitBio } from './split-bio.ts'

test('a short bio fits whole in the header', () => {
  expect(splitBio('Come in.\n\nStay.')).toEqual({ lead: 'Come in.\n\nStay.', rest: '' })
  expect(splitBio('')).toEqual({ lead: '', rest: '' })
})

test('a long bio puts its first paragraph in the header and the others below', () => {
  const others = `${'More. '.repeat(100).trim()}\n\nLast.`
  expect(splitBio(`First.\n \n${others}`)).toEqual({ lead: 'First.', rest: others })
})

test('a paragraph that is too long is cut in the header and whole below', () => {
  const bio = 'word '.repeat(400).trim()
  const { lead, rest } = splitBio(bio)
  expect(lead.length).toBeLessThanOrEqual(600)
  expect(lead).toMatch(/word…$/)
  expect(rest).toBe(bio)
})
