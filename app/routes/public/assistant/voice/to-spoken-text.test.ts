import { expect, test } from 'vitest'
import { toSpokenText } from './to-spoken-text.ts'

test.each([
  [
    '**Two** things:\n\n- [Olive harvest](/projects-events/1)\n- Food for families',
    'Two things: Olive harvest. Food for families.',
  ],
  ['1. First\n2. Second', '1. First. 2. Second.'],
  ['See https://here.example/a?b=c#d, or www.here.example.', 'See, or.'],
  ['Look at /projects-events?type=event and (/map).', 'Look at and.'],
  ['And/or: 24/7, 1/2 and a/b stay', 'And/or: 24/7, 1/2 and a/b stay.'],
  ['Todah 🙏🏽 for asking 👨‍👩‍👧!', 'Todah for asking!'],
  ['# Heading\nText', 'Heading. Text.'],
  ['<b>not bold</b>', 'b not bold /b.'],
  ['שלום. Welcome', 'שלום. Welcome.'],
  ['', ''],
  ['🙏', ''],
])('%j is spoken as %j', (text, said) => expect(toSpokenText(text)).toBe(said))

test('converts any text fast', () => {
  const before = performance.now()
  for (const piece of ['/', 'a/', 'www.', '(', '[', '🙏', '**', '\n- '])
    toSpokenText(piece.repeat(3_000))
  expect(performance.now() - before).toBeLessThan(1_000)
})
