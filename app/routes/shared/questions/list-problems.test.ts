import { expect, test } from 'vitest'
import type { Asked } from '#domain/questions/question.ts'
import { listProblems } from './list-problems.ts'

const asked = {
  version: '1',
  questions: [{ id: 'eats', texts: { en: 'What do you eat?' }, kind: 'text', options: [] }],
} as unknown as Asked

test('the problem of an answer names its question, others stay as they are', () => {
  const fields = { email: 'Enter your email', 'answers.eats': 'Please answer this question.' }
  expect(listProblems({ message: 'No', fields, values: {} }, asked)).toEqual([
    { field: 'email', message: 'Enter your email' },
    { field: 'answers.eats', message: 'What do you eat? Please answer this question.' },
  ])
})

test('a problem of the whole form is the only one', () => {
  expect(listProblems({ message: 'Too often', fields: {}, values: {} }, asked)).toEqual([
    { message: 'Too often' },
  ])
})
