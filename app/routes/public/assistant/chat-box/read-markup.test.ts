import { expect, test } from 'vitest'
import { plainText, readMarkup } from './read-markup.ts'

const plain = (text: string) => ({ type: 'plain', text })

test('parses paragraphs, lists, bold text and links to this site', () => {
  expect(
    readMarkup(
      'Two fit:\n\n- **[Olive Harvest](/projects-events/1)**, near Haifa\n- Soup\n\nShall I\nlook on?',
    ),
  ).toEqual([
    { type: 'paragraph', lines: [[plain('Two fit:')]] },
    {
      type: 'list',
      isOrdered: false,
      items: [
        [
          {
            type: 'strong',
            words: [
              { type: 'link', address: '/projects-events/1', words: [plain('Olive Harvest')] },
            ],
          },
          plain(', near Haifa'),
        ],
        [plain('Soup')],
      ],
    },
    { type: 'paragraph', lines: [[plain('Shall I')], [plain('look on?')]] },
  ])
})

test('parses what models add: numbers, headings, asterisks as bullets', () => {
  const kinds = (text: string) => readMarkup(text).map(({ type }) => type)
  expect(kinds('## Next\n1. One\n2) Two\n* Three\n• Four')).toEqual(['paragraph', 'list', 'list'])
})

test('treats HTML as text', () => {
  const text = '<img src=x onerror="alert(1)"> & <b>bold</b>'
  expect(readMarkup(text)).toEqual([{ type: 'paragraph', lines: [[plain(text)]] }])
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'projects-events',
  '#top',
])('a link to %j keeps only its text', (address) => {
  const found = JSON.stringify(readMarkup(`Go [there](${address}) now.`))
  expect(found).not.toContain('link')
  expect(found).toContain('there')
})

test('formats as read aloud, and as copied', () => {
  const text = '**Come** to the [harvest](/projects-events/1).\n\n1. One\n2. Two'
  expect(plainText(text)).toBe('Come to the harvest.\n\n1. One\n2. Two')
  expect(plainText(text, { origin: 'https://f4i.example', language: 'en' })).toBe(
    'Come to the harvest (https://f4i.example/projects-events/1).\n\n1. One\n2. Two',
  )
})

test('parses any text fast', () => {
  const began = performance.now()
  for (const text of ['**', '[', '[a](', '- ', '[a](/b', '**a', '#', '\n']) {
    readMarkup(text.repeat(8_000))
  }
  expect(performance.now() - began).toBeLessThan(1_000)
})
