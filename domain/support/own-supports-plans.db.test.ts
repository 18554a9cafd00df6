import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'

/** Policy function calls in an executed plan. */
const ASKED = /ProjectSet .*actual time/g

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a member’s supports', () => {
  const app = startTestApp()
  beforeAll(() => app.asOwner('analyze supports, project_events'))

  const readOwn = () =>
    app.runtime.scope.reading(memberOf('supporter'), async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (analyze, costs off) select s.*, p.title from supports s
          join project_events p on p.id = s.project_event_id
        where s.user_id = ${DEMO_USERS.supporter.id}`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  test('are found by the rows themselves, without evaluating other policies', async () => {
    const plan = await readOwn()
    expect(plan).toContain('SubPlan')
    expect(plan.match(ASKED)).toBeNull()
  })

  test('cost one call per table where a policy with a function comes first', async () => {
    await app.asOwner('alter policy by_group on supports rename to with_group')
    await app.asOwner('alter policy by_support on project_events rename to supported')
    expect((await readOwn()).match(ASKED)).not.toBeNull()
  })
})
