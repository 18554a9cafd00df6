import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { newId } from './new-id.ts'
import type { Db } from './scope.ts'

const app = startTestApp()

const scope = () => app.runtime.scope
const keyFor = (userId: string, key: string) => ({
  actor: `member:${userId}`,
  operation: 'test.scope',
  key,
  at: new Date(),
})
const keysKept = (key: string) =>
  scope().as(system, (db) =>
    db.selectFrom('idempotencyKeys').select('actor').where('key', '=', key).execute(),
  )

describe('inside a scope', () => {
  test('another transaction is refused', async () => {
    const nested = scope().as(memberOf('supporter'), (db) =>
      db.transaction().execute((inner) => inner.selectFrom('profiles').select('id').execute()),
    )
    await expect(nested).rejects.toThrow('this work already is one transaction')
  })

  test('a query after the end is refused', async () => {
    let kept: Db | undefined
    await scope().as(memberOf('supporter'), async (db) => {
      kept = db
    })
    await expect(kept!.selectFrom('profiles').select('id').execute()).rejects.toThrow(
      'a query after the end of its transaction',
    )
    let failed: Db | undefined
    await expect(
      scope().as(memberOf('supporter'), async (db) => {
        failed = db
        throw new Error('the work failed')
      }),
    ).rejects.toThrow('the work failed')
    await expect(failed!.selectFrom('profiles').select('id').execute()).rejects.toThrow(
      'a query after the end of its transaction',
    )
  })

  test('a statement that failed unnoticed makes the end fail, and nothing stays', async () => {
    const key = newId()
    const careless = scope().as(memberOf('supporter'), async (db) => {
      await db.insertInto('idempotencyKeys').values(keyFor(DEMO_USERS.supporter.id, key)).execute()
      await sql`select 1/0`.execute(db).catch(() => {})
      return 'all is well'
    })
    await expect(careless).rejects.toThrow('the transaction was rolled back at its end')
    expect(await keysKept(key)).toEqual([])
  })

  test('work that throws leaves nothing, and the connection is good for the next', async () => {
    const key = newId()
    await expect(
      scope().as(memberOf('supporter'), async (db) => {
        await db
          .insertInto('idempotencyKeys')
          .values(keyFor(DEMO_USERS.supporter.id, key))
          .execute()
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await keysKept(key)).toEqual([])
  })
})

describe('who someone is', () => {
  test('stays apart in fifty scopes at once', async () => {
    const people = Object.values(DEMO_USERS)
    const claimsSeenBy = (id: string) =>
      scope().as({ kind: 'member', userId: id }, async (db) => {
        const { rows } = await sql<{ uid: string }>`select app.uid() as uid`.execute(db)
        const profiles = await db.selectFrom('profiles').select('id').execute()
        return [rows[0]!.uid, ...profiles.map((profile) => profile.id)]
      })
    const asked = Array.from({ length: 50 }, (_, index) => people[index % people.length]!.id)
    const seen = await Promise.all(
      asked.map((id) =>
        claimsSeenBy(id).then(
          (claims) => ({ id, claims }),
          // On a busy machine some wait too long for a connection; what counts is what the others saw.
          (error: { code?: string }) => {
            if (error.code !== 'unavailable') throw error
            return null
          },
        ),
      ),
    )
    const answered = seen.filter((one) => one !== null)
    expect(answered.length).toBeGreaterThanOrEqual(8)
    expect(answered).toEqual(answered.map(({ id }) => ({ id, claims: [id, id] })))
  })

  test('is forgotten with the transaction, also with one that failed', async () => {
    await scope().as(memberOf('superuser'), (db) => sql`select 1`.execute(db))
    await scope()
      .as(memberOf('superuser'), (db) => sql`select 1/0`.execute(db))
      .catch(() => {})
    const after = await Promise.all(
      Array.from({ length: 20 }, () =>
        scope().as(visitor, async (db) => {
          const { rows } = await sql<{
            who: string
          }>`select concat_ws(' ', current_user, app.uid(), app.guest_id()) as who`.execute(db)
          return rows[0]!.who
        }),
      ),
    )
    expect(new Set(after)).toEqual(new Set(['app_visitor']))
  })

  test('cannot be an id that is none', async () => {
    const forged = { kind: 'member', userId: `x'; set local role app_system; --` } as const
    // Refused before anything travels.
    expect(() => scope().as(forged, () => Promise.resolve())).toThrow('without a proper id')
    expect(() => scope().as({ kind: 'guest', guestId: '' }, () => Promise.resolve())).toThrow(
      'without a proper id',
    )
  })
})

describe('a staff scope', () => {
  test('is refused to anyone who is not staff, although the first query was sent', async () => {
    let answered: unknown = 'nothing'
    const entered = scope().asStaff(memberOf('supporter'), async (db) => {
      answered = await db.selectFrom('profiles').select('email').execute()
      return answered
    })
    await expect(entered).rejects.toMatchObject({ name: 'AppError', code: 'forbidden' })
    expect(answered).toBe('nothing')
  })

  test('is refused also when the work asks nothing or swallows its failure', async () => {
    const refused = { name: 'AppError', code: 'forbidden' }
    const idle = scope().asStaff(memberOf('supporter'), () => Promise.resolve('in'))
    await expect(idle).rejects.toMatchObject(refused)
    const careless = scope().asStaff(memberOf('supporter'), (db) =>
      db
        .selectFrom('profiles')
        .select('id')
        .execute()
        .catch(() => 'in'),
    )
    await expect(careless).rejects.toMatchObject(refused)
  })

  test('cannot be entered from inside a member’s, a guest’s or a visitor’s', async () => {
    for (const actor of [memberOf('supporter'), guest(), visitor]) {
      await expect(
        scope().as(actor, (db) => sql`select app.enter_staff()`.execute(db)),
      ).toBeRefused('forbidden')
    }
  })
})

describe('a visitor’s scope', () => {
  const write = (db: Db) =>
    db.insertInto('idempotencyKeys').values(keyFor(DEMO_USERS.supporter.id, newId())).execute()

  test('cannot write, with or without a transaction', async () => {
    await expect(scope().asVisitor(write)).toBeRefused('forbidden')
    await expect(scope().as(visitor, write)).rejects.toThrow()
  })

  test('is read-only even for what the role could do', async () => {
    const { rows } = await scope().as(visitor, (db) =>
      sql<{ only: string }>`select current_setting('transaction_read_only') as only`.execute(db),
    )
    expect(rows).toEqual([{ only: 'on' }])
  })

  test('sees no claim, whoever asks', async () => {
    const { rows } = await scope().asVisitor((db) =>
      sql<{ who: string; uid: null }>`select current_user as who, app.uid() as uid`.execute(db),
    )
    expect(rows).toEqual([{ who: 'app_visitor', uid: null }])
  })
})
