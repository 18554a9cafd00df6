import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'
import type { AuditFilters } from './audit.ts'
import { listChoices } from './queries/list-choices.ts'
import { listLines } from './queries/list-lines.ts'
import { selectLines } from './select-lines.ts'

const all: AuditFilters = {
  operation: null,
  actor: null,
  subject: null,
  subjectId: null,
  from: null,
  to: null,
}

/** Query plans need a real server with table statistics. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 100,000 lines', () => {
  const app = startTestApp()
  beforeAll(async () => {
    for (const who of ['admin', 'superuser'] as const) {
      await app.runtime.scope.asStaff(memberOf(who), (db) =>
        sql`insert into audit_entries (id, at, actor_kind, actor_id, operation, subject, subject_id)
            select gen_random_uuid(), now() - n * interval '1 minute', 'staff', app.uid(),
              'test.operation-' || n % 40, 'subject_' || n % 15, gen_random_uuid()
            from generate_series(1, 50000) n`.execute(db),
      )
    }
    await app.asOwner('analyze app.audit_entries')
  }, 120_000)

  async function planOf(filters: Partial<AuditFilters>): Promise<string> {
    const place = { at: new Date(Date.now() - 9e8).toISOString().replace('Z', '000Z'), id: newId() }
    const plan = await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
      selectLines(db, { ...all, ...filters }, place, 51).explain<{ 'QUERY PLAN': string }>(),
    )
    return plan.map((row) => row['QUERY PLAN']).join('\n')
  }

  test.each<[Partial<AuditFilters>, RegExp]>([
    [{}, /audit_entries_at/],
    [{ operation: 'test.operation-7' }, /audit_entries_operation/],
    [{ subjectId: newId() }, /audit_entries_subject_id/],
    [{ from: '2026-01-01', to: '2026-12-31' }, /audit_entries_at/],
    [{ actor: DEMO_USERS.admin.id }, /audit_entries_(?:actor|at)/],
    [{ subject: 'subject_3' }, /audit_entries_(?:of_subject|at)/],
  ])('%j uses an index', async (filters, index) => {
    const plan = await planOf(filters)
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan on audit_entries')
  })

  test('a page and its filter choices are fast', async () => {
    const began = performance.now()
    await listLines(app.caller('admin'), { operation: 'test.operation-7' })
    const choices = await listChoices(app.caller('admin'), {})
    expect(choices.operations.length).toBeGreaterThanOrEqual(40)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
