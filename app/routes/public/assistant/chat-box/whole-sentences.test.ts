import { expect, test } from 'vitest'
import { endOfWholeSentences } from './whole-sentences.ts'

test.each([
  ['', ''],
  ['Three projects', ''],
  // The text after the period is still unknown.
  ['It costs 3.', ''],
  ['Near Haifa. There are', 'Near Haifa. '],
  ['He said “yes.” Then', 'He said “yes.” '],
  ['- One line\n- and ano', '- One line\n'],
  ['One. Two? Three', 'One. Two? '],
])('of %j, %j can be read', (text, whole) => {
  expect(text.slice(0, endOfWholeSentences(text))).toBe(whole)
})

test('the pieces are whole, in order and complete, however the text arrives', () => {
  const text =
    'Three fit. The first is **[Olive Harvest](/projects-events/1)**, on 3.5. Come.\n- One\n- Two'
  for (let size = 1; size < 12; size += 1) {
    let said = 0
    const lines: string[] = []
    for (let end = size; end < text.length; end += size) {
      const upTo = endOfWholeSentences(text.slice(0, end))
      expect(upTo).toBeGreaterThanOrEqual(said)
      if (upTo > said) lines.push(text.slice(said, upTo))
      said = upTo
    }
    expect(lines.join('') + text.slice(said)).toBe(text)
    expect(lines.every((line) => /[.?!]\s+$|\n$/.test(line))).toBe(true)
  }
})
