import { expect, test } from 'vitest'
import { nameStatements } from './name-statements.ts'

test('a statement gets a name of its own when it is sent again and again', () => {
  const nameOf = nameStatements('member')
  expect([1, 2, 3, 4].map(() => nameOf('select 1'))).toEqual([
    undefined,
    undefined,
    'member_0',
    'member_0',
  ])
  for (const _ of [1, 2]) expect(nameOf('select 2')).toBeUndefined()
  expect(nameOf('select 2')).toBe('member_1')
})

test('connections do not keep more and more plans', () => {
  const nameOf = nameStatements('member')
  const names = new Set<string | undefined>()
  for (let n = 0; n < 1_000; n += 1) for (const _ of [1, 2, 3]) names.add(nameOf(`select ${n}`))
  names.delete(undefined)
  expect(names.size).toBe(150)
})
