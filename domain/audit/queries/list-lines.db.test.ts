import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addFaqEntry } from '#domain/content/commands/add-faq-entry.ts'
import { removeFaqEntry } from '#domain/content/commands/remove-faq-entry.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import type { AuditFilters } from '../audit.ts'
import { listChoices } from './list-choices.ts'
import { listLines } from './list-lines.ts'

const app = startTestApp()
const subjectId = newId()
beforeAll(async () => {
  // Several in the same microsecond, so that only their ids order them.
  const write = (n: number, operation: string) =>
    sql`insert into audit_entries (id, at, actor_kind, actor_id, operation, subject, subject_id, reason, before, after)
        select gen_random_uuid(), timestamptz '2026-05-01 00:00:00.123456Z' + (n / 3) * interval '1 hour', 'staff',
          app.uid(), ${operation}, 'partners', case when n = 1 then ${subjectId}::uuid end, 'Because', '{"status":"approved"}',
          '{"status":"suspended"}'
        from generate_series(1, ${n}::int) n`
  await app.runtime.scope.asStaff(memberOf('admin'), (db) => write(120, 'test.suspend').execute(db))
  await app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    write(2, 'test.restore').execute(db),
  )
  await app.runtime.scope.as(system, (db) =>
    sql`insert into audit_entries (id, at, actor_kind, operation, subject)
        values (gen_random_uuid(), '2026-05-03 21:30Z', 'system', 'test.forget', 'mails')`.execute(
      db,
    ),
  )
})

async function read(filters: Partial<AuditFilters>, before: string | null = null) {
  return listLines(app.caller('admin'), { ...filters, before })
}

test('pages continue where the last one ended: each entry once, newest first', async () => {
  const seen: string[] = []
  const times: number[] = []
  let before: string | null = null
  do {
    const page = await read({ operation: 'test.suspend' }, before)
    expect(page.lines.length).toBeLessThanOrEqual(50)
    seen.push(...page.lines.map(({ id }) => id))
    times.push(...page.lines.map(({ at }) => at.getTime()))
    before = page.next
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('an entry has its actor, operation, subject, reason and changes', async () => {
  const { lines } = await read({ subjectId, operation: 'test.suspend' })
  expect(lines).toEqual([
    {
      id: expect.any(String),
      at: new Date('2026-05-01T00:00:00.123Z'),
      actor: { id: memberOf('admin').userId, name: expect.stringMatching(/./) },
      operation: 'test.suspend',
      subject: 'partners',
      subjectId,
      about: null,
      reason: 'Because',
      before: { status: 'approved' },
      after: { status: 'suspended' },
    },
  ])
})

test('an entry has the title and page of a subject that still exists', async () => {
  const { id } = await addFaqEntry(app.caller('admin'), { question: 'Why?', answer: 'A' })
  const about = async () =>
    (await read({ subjectId: id })).lines.map((line) => [line.operation, line.about])
  const there = { title: 'Why?', page: { of: 'faq_entries', id } }
  expect(await about()).toEqual([['site.add-faq-entry', there]])
  await removeFaqEntry(app.caller('admin'), { id, version: '1' })
  expect(await about()).toEqual([
    ['site.remove-faq-entry', null],
    ['site.add-faq-entry', null],
  ])
})

// Days are in Israel's time zone: an email of 21:30 UTC belongs to the next day.
test.each<[Partial<AuditFilters>, number]>([
  [{ actor: memberOf('superuser').userId, subject: 'partners' }, 2],
  [{ actor: 'system', operation: 'test.forget' }, 1],
  [{ subjectId }, 2],
  [{ subject: 'mails', from: '2026-05-04', to: '2026-05-04' }, 1],
  [{ subject: 'mails', to: '2026-05-03' }, 0],
  [{ operation: 'test.suspend', to: '2026-04-30' }, 0],
  [{ operation: 'nothing' }, 0],
])('%j matches %i', async (filters, count) => {
  expect((await read(filters)).lines).toHaveLength(count)
})

test('the filter choices are the values that occur', async () => {
  const { operations, subjects, people } = await listChoices(app.caller('admin'), {})
  expect(operations).toEqual(
    expect.arrayContaining(['test.forget', 'test.restore', 'test.suspend']),
  )
  expect(operations).toEqual([...new Set(operations)].toSorted())
  expect(subjects).toEqual(expect.arrayContaining(['mails', 'partners']))
  expect(people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([memberOf('admin').userId, memberOf('superuser').userId]),
  )
})

describe('is for staff only', () => {
  test.each(['supporter', 'partner', 'ambassador'] as const)('not %s', async (who) => {
    await expect(listLines(app.caller(who), {})).toBeRefused('forbidden')
    await expect(listChoices(app.caller(who), {})).toBeRefused('forbidden')
  })
  test.each([visitor, guest(), system])('not %o', async (who) => {
    await expect(listLines(app.caller(who), {})).toBeRefused('not_signed_in')
  })
})
