import { expect, test } from 'vitest'
import { cpuMs } from '#test/cpu-ms.ts'
import { saidByPerson } from './said-by-person.ts'

const answered = (question: string) =>
  saidByPerson([
    { role: 'assistant', content: question },
    { role: 'user', content: 'Anything' },
  ])[0]?.asked

test.each([
  ['Good. Have you been to Israel?', 'ties'],
  ['What are you good at?', 'can'],
  ['Which causes? And what matters most?', 'matters'],
  ['So. Is it raining?', 'else'],
  ['What are you good at. Tell me', null],
  [`${'a'.repeat(20_000)}. What are you good at?`, 'can'],
  [`${'What are you good at? '.repeat(3)}${'b'.repeat(20_000)}`, null],
])('after %j the user answers %s', (question, asked) => expect(answered(question)).toBe(asked))

test.each(['a', 'a ', '?', 'a?', '.'])('an endless question of %j takes no time', (part) => {
  const taken = cpuMs(() => {
    for (let times = 0; times < 10; times += 1) answered(part.repeat(100_000))
  })
  expect(taken).toBeLessThan(300)
})

test('a character that expands to many letters does not bypass the limit', () => {
  const said = saidByPerson([{ role: 'user', content: 'ﷺ'.repeat(2_000) }])
  expect(said.map(({ typed }) => typed.length)).toEqual([2_000])
})
