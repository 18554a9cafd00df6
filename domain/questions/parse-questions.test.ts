import { expect, test } from 'vitest'
import { toDraftQuestions } from './draft-questions.ts'
import { parseQuestions } from './parse-questions.ts'
import { describeQuestions } from './question-texts.ts'

function parse(...rows: Record<string, string>[]) {
  const problems: Record<string, string> = {}
  const drafts = toDraftQuestions(
    rows.map((row, at) => ({ id: `question`.slice(0, 7) + at, ...row })),
  )
  const questions = parseQuestions(drafts, 'en', (input, sentence) => {
    problems[input] ??= sentence
  })
  return { questions, problems }
}

test('a question of each kind, in both languages', () => {
  const { questions, problems } = parse(
    { kind: 'text', text: 'Anything  else?', text_he: 'עוד משהו?' },
    {
      kind: 'choice',
      text: 'Shirt?',
      options: 'Small\n\n Large ',
      text_he: 'חולצה?',
      options_he: 'קטנה\nגדולה',
      required: 'on',
      least: '7',
    },
    { kind: 'number', text: 'How old?', least: '6', most: '1,000' },
    { kind: 'tick', text: 'I agree.', required: 'on', options: 'left\nover' },
  )
  expect(problems).toEqual({})
  expect(questions.map(({ id: _id, ...question }) => question)).toEqual([
    {
      kind: 'text',
      isRequired: false,
      texts: { en: 'Anything else?', he: 'עוד משהו?' },
      options: [],
      least: null,
      most: null,
    },
    {
      kind: 'choice',
      isRequired: true,
      texts: { en: 'Shirt?', he: 'חולצה?' },
      options: [
        { en: 'Small', he: 'קטנה' },
        { en: 'Large', he: 'גדולה' },
      ],
      least: null,
      most: null,
    },
    {
      kind: 'number',
      isRequired: false,
      texts: { en: 'How old?' },
      options: [],
      least: 6,
      most: 1000,
    },
    {
      kind: 'tick',
      isRequired: true,
      texts: { en: 'I agree.' },
      options: [],
      least: null,
      most: null,
    },
  ])
  expect(describeQuestions(questions)).toContain(
    '2. One of several options · Required\nShirt?\n– Small',
  )
})

test.each([
  ['no text', { kind: 'text' }, 'text'],
  ['too long', { kind: 'text', text: 'x'.repeat(301) }, 'text'],
  ['one option', { kind: 'choice', text: 'Shirt?', options: 'Small' }, 'options'],
  [
    'eleven options',
    { kind: 'choice', text: 'Shirt?', options: 'abcdefghijk'.split('').join('\n') },
    'options',
  ],
  ['two options alike', { kind: 'choice', text: 'Shirt?', options: 'Small\nSmall' }, 'options'],
  [
    'a long option',
    { kind: 'choice', text: 'Shirt?', options: `Small\n${'x'.repeat(101)}` },
    'options',
  ],
  [
    'fewer options in Hebrew',
    { kind: 'choice', text: 'Shirt?', options: 'S\nL', text_he: 'חולצה?', options_he: 'ק' },
    'options_he',
  ],
  [
    'options in Hebrew alone',
    { kind: 'choice', text: 'Shirt?', options: 'S\nL', options_he: 'ק\nג' },
    'text_he',
  ],
  [
    'bounds in the wrong order',
    { kind: 'number', text: 'How old?', least: '9', most: '3' },
    'most',
  ],
  ['no number', { kind: 'number', text: 'How old?', least: 'six' }, 'least'],
] as [string, Record<string, string>, string][])('refused: %s', (_, row, input) => {
  expect(Object.keys(parse(row).problems)).toEqual([`questions.0.${input}`])
})

test('six questions are too many', () => {
  const rows = Array.from({ length: 6 }, () => ({ kind: 'text', text: 'Why?' }))
  expect(Object.keys(parse(...rows).problems)).toEqual(['questions'])
})

test('each question gets an id of its own, and keeps it', () => {
  const twice = toDraftQuestions([{ id: 'abcdefgh' }, { id: 'abcdefgh' }, { id: 'no' }, {}])
  const ids = twice.map(({ id }) => id)
  expect(ids[0]).toBe('abcdefgh')
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{8}$/)
})
