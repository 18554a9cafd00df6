import { expect, test } from 'vitest'
import { privacy } from './privacy-content.ts'
import { withAssistant, type ModelAt } from './with-assistant.ts'

const textOf = (model: ModelAt) =>
  withAssistant(privacy, model)
    .sections.flatMap(({ paragraphs }) => paragraphs.map((words) => words()))
    .join('\n')

test('says who answers in this installation', () => {
  const none = textOf({ kind: 'none' })
  expect(none).toContain('no other company and to no language model')
  const here = textOf({ kind: 'here' })
  expect(here).toContain('on our own machine')
  const elsewhere = textOf({ kind: 'elsewhere', host: 'models.example' })
  expect(elsewhere).toContain('at models.example')
  expect(elsewhere).toContain('are sent to its operator')
  expect(elsewhere).not.toContain('no other company')
  for (const text of [none, here, elsewhere]) expect(text).toContain('kept for 30 days')
})

test('is inserted once, between the existing sections', () => {
  const { sections } = withAssistant(privacy, { kind: 'none' })
  const before = privacy.sections.map(({ id }) => id)
  const ids = sections.map(({ id }) => id)
  expect(ids.filter((id) => id !== 'assistant')).toEqual(before)
  expect(ids.indexOf('assistant')).toBe(ids.indexOf('statistics') + 1)
})
