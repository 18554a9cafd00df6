import { expect, test } from 'vitest'
import { readStatementText } from './statement-text.ts'

test.each([
  ['set role a', true],
  ['SET search_path = a', true],
  ['select 1; set x.y = 1', true],
  ['-- why\nset role a', true],
  ['/* why */ reset all', true],
  [`select set_config('a.b', $1, false)`, true],
  [`select set_config('a.b', $1, true), set_config('a.c', $2, false)`, true],
  [`select set_config($1, $2, $3)`, true],
  [`select set_config('a.b', $1, true)`, false],
  ['set local role a', false],
  ['set transaction isolation level serializable', false],
  ['set constraints all deferred', false],
  ['update t set a = 1', false],
  ['update t\nset a = 1', false],
  ['select setting from settings', false],
])('%s may change settings of the session: %s', (sql, expected) => {
  expect(readStatementText(sql).changesSettings).toBe(expected)
})

test('custom settings are tracked by name', () => {
  const sql = `set app.One = 1; select set_config('app.two', $1, false)`
  expect(readStatementText(sql).ownSettings).toEqual(['app.one', 'app.two'])
})

test('channel names are folded like in PostgreSQL', () => {
  const sql = 'LISTEN News; listen "A ""b"""; unlisten News; unlisten *'
  expect(readStatementText(sql)).toMatchObject({
    listen: ['news', 'A "b"'],
    unlisten: ['news', null],
  })
})

test.each([
  `select 'discard all'`,
  'comment on table t is $$ set session authorization $$',
  'copy t to stdout',
])('%s is let through', (sql) => {
  expect(readStatementText(sql).refusal).toBeNull()
})
