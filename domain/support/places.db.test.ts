import type { Kysely } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { supportItem } from './commands/support-item.ts'

const app = startTestApp()
let crowd: string[]
beforeAll(async () => {
  crowd = await gather(200)
})

/** Creates `count` accounts. */
async function gather(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  const signIn = app.database.signIn as Kysely<{
    users: { id: string; name: string; email: string; emailVerified: boolean }
  }>
  await signIn
    .insertInto('users')
    .values(
      ids.map((id) => ({ id, name: 'One of many', email: `${id}@demo.test`, emailVerified: true })),
    )
    .execute()
  return ids
}

/** Signs all up at once. Retries when the queue is too long. */
async function rush(itemId: string) {
  const askUntilAnswered = async (userId: string): Promise<string> => {
    const caller = app.caller({ kind: 'member', userId })
    try {
      await supportItem(caller, { kind: 'volunteer', itemId })
      return 'in'
    } catch (error) {
      if (!isAppError(error)) throw error
      return error.code === 'unavailable' ? askUntilAnswered(userId) : error.code
    }
  }
  const answers = await Promise.all(crowd.map(askUntilAnswered))
  const kept = await app.as(system).rows('supports', ['id'], { projectEventId: itemId })
  const item = await app.as(system).row('projectEvents', ['placesTaken'], { id: itemId })
  return {
    kept: kept.length,
    taken: item.placesTaken,
    refused: answers.filter((answer) => answer === 'conflict').length,
  }
}

test('200 users at once for 10 places get exactly 10', async () => {
  const outcome = await rush(await addSupportable(app, { places: 10 }))
  expect(outcome).toEqual({ kept: 10, taken: 10, refused: 190 })
})

// The embedded database runs one query at a time, so there are no races.
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'reading first and then writing would oversell',
  async () => {
    await app.asOwner(`
      alter table app.project_events drop constraint never_oversold;
      drop trigger check_support on app.supports;
      set role app_rules;
      create function app.count_places() returns trigger
        language plpgsql security definer set search_path = app, pg_temp as $$
      begin
        update app.project_events set places_taken = places_taken + new.places where id = new.project_event_id;
        return new;
      end $$;
      grant execute on function app.count_places() to public;
      reset role;
      create trigger check_support before insert on app.supports
        for each row execute function app.count_places();`)
    const { kept, taken } = await rush(await addSupportable(app, { places: 10 }))
    expect(kept).toBeGreaterThan(10)
    expect(taken).toBe(kept)
  },
)
