import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const corrected = (text: string) =>
  readText(text)
    .tokens.map(({ plain }) => plain)
    .join(' ')

test.each([
  ['jeruselem', 'jerusalem'],
  ['jerusalme', 'jerusalem'],
  ['ashdood', 'ashdod'],
  ['beersheva', 'beersheva'],
  ['tiberius', 'tiberias'],
  ['soldeirs', 'soldiers'],
  ['enviroment', 'environment'],
  ['hospitel', 'hospital'],
  ['tommorrow', 'tomorrow'],
  ['septembre', 'september'],
  ['organizatons', 'organizations'],
  ['communty', 'community'],
])('%s is read as %s', (typed, meant) => {
  expect(corrected(typed)).toBe(meant)
})

test.each([
  'american dentists',
  'the duration of it',
  'planning a wedding',
  'a vacation',
  'commodities',
  'donors',
  'feeding',
  'locations',
  'parents',
  'the header',
])('%s is left unchanged', (text) => {
  expect(corrected(text)).toBe(text)
})
