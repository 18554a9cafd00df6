import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '#test/cpu-ms.ts'
import { markChanges, type MarkedText } from './mark-changes.ts'

const shown = (marks: MarkedText[]) =>
  marks.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test.each([
  [
    'We plant on Tuesdays.',
    'We plant on Fridays.',
    'We plant on [Tuesdays.]',
    'We plant on [Fridays.]',
  ],
  ['Oaks', 'Oaks and carobs', 'Oaks', 'Oaks[ and carobs]'],
  ['', 'New', '', '[New]'],
  ['Same', 'Same', 'Same', 'Same'],
  ['a b c d', 'a x y d', 'a [b c] d', 'a [x y] d'],
])('“%s” becomes “%s”', (before, after, old, next) => {
  const marks = markChanges(before, after)
  expect([shown(marks.before), shown(marks.after)]).toEqual([old, next])
})

test('both texts are complete, and what is not marked is the same words', () => {
  const text = fc
    .array(fc.constantFrom('oak', 'carob', ' ', '\n', 'hill'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const marks = markChanges(before, after)
      const all = (of: MarkedText[]) => of.map((mark) => mark.text).join('')
      expect([all(marks.before), all(marks.after)]).toEqual([before, after])
      const same = (of: MarkedText[]) =>
        of.flatMap((mark) => (mark.isChanged ? [] : (mark.text.match(/\S+/g) ?? []))).join(' ')
      expect(same(marks.before)).toBe(same(marks.after))
    }),
  )
})

test('very long texts are compared quickly', () => {
  const words = (one: string) => Array.from({ length: 2000 }, (_, at) => `${one}${at}`).join(' ')
  const taken = cpuMs(() => {
    expect(markChanges(words('a'), words('b')).before).toHaveLength(1)
  })
  expect(taken).toBeLessThan(500)
})
