import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { interaction } from '#test/app/asking.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { recordInteraction } from './record-interaction.ts'

const app = startTestApp()
beforeEach(() => app.as(system).delete('assistantInteractions'))

const said = {
  actionType: 'answer',
  answeredBy: 'site',
  outcome: 'answered',
  prompt: 'What can I do?',
  response: 'Much.',
  hits: 3,
  tookMs: 12,
} as const

const readAll = (db: Db) => db.selectFrom('assistantInteractions').selectAll().execute()
const rows = () => app.runtime.scope.as(system, readAll)
const readAs = (who: Actor) => app.runtime.scope.as(who, readAll)

test('belongs to the member, or to no one', async () => {
  await recordInteraction(app.caller('supporter'), said)
  await recordInteraction(app.caller(guest()), said)
  const [own, nobodys] = await rows()
  expect(own).toMatchObject({
    userId: DEMO_USERS.supporter.id,
    actionType: 'answer',
    answeredBy: 'site',
    outcome: 'answered',
    prompt: 'What can I do?',
    response: 'Much.',
    hits: 3,
    tookMs: 12,
  })
  expect(nobodys?.userId).toBeNull()
  await expect(recordInteraction(app.caller(visitor), said)).toBeRefused('not_signed_in')
})

test('removes addresses and numbers, broken characters and excess length', async () => {
  await recordInteraction(app.caller(guest()), {
    ...said,
    prompt: 'I am dana@example.org, 054-123-4567 \u0000 \ud83c',
    response: `Dear dana@example.org ${'x'.repeat(20_000)}`,
  })
  const [row] = await rows()
  expect(row?.prompt).toBe('I am … …  \ufffd')
  expect(row?.response).toHaveLength(16_000)
  expect(JSON.stringify(row)).not.toContain('dana')
})

describe('access to stored questions', () => {
  beforeEach(async () => {
    const kinds = ['answered', 'nothing-found', 'failed', 'refused', 'stopped'].flatMap((outcome) =>
      ['answer', 'generate', 'analyze', 'volunteer-profile'].map((action_type) => ({
        outcome,
        actionType: action_type,
      })),
    )
    for (const who of [memberOf('supporter'), memberOf('admin'), guest()]) {
      const own = who.kind === 'member' ? { userId: who.userId } : {}
      await app.as(who).insert(
        'assistantInteractions',
        kinds.map((kind) => interaction({ ...kind, ...own })),
      )
    }
  })

  test('members can read all of their own, and no one else’s', async () => {
    for (const person of ['supporter', 'admin'] as const) {
      const own = await readAs(memberOf(person))
      expect(own).toHaveLength(20)
      expect(new Set(own.map(({ userId }) => userId))).toEqual(new Set([DEMO_USERS[person].id]))
    }
    for (const person of ['partner', 'ambassador', 'applicant', 'superuser'] as const) {
      expect(await readAs(memberOf(person))).toEqual([])
    }
    for (const who of [visitor, guest()]) await expect(readAs(who)).rejects.toThrow()
  })

  test('staff can read questions without results, but not who asked or the answer', async () => {
    const readable = [
      'id',
      'actionType',
      'answeredBy',
      'outcome',
      'prompt',
      'hits',
      'tookMs',
    ] as const
    for (const person of ['admin', 'superuser'] as const) {
      const asStaff = <T>(work: (db: Db) => Promise<T>) =>
        app.runtime.scope.asStaff(memberOf(person), work)
      const seen = await asStaff((db) =>
        db.selectFrom('assistantInteractions').select(readable).execute(),
      )
      // Two outcomes of two kinds for each of three users.
      expect(seen).toHaveLength(12)
      for (const { outcome, actionType } of seen) {
        expect(['nothing-found', 'failed']).toContain(outcome)
        expect(['answer', 'generate']).toContain(actionType)
      }
      for (const column of ['userId', 'response'] as const) {
        await expect(
          asStaff((db) => db.selectFrom('assistantInteractions').select(column).execute()),
        ).rejects.toThrow()
        await expect(
          asStaff((db) =>
            db
              .selectFrom('assistantInteractions')
              .select('id')
              .where(column, 'is not', null)
              .execute(),
          ),
        ).rejects.toThrow()
      }
    }
  })

  test('no one can change or delete it, or insert it for another user', async () => {
    for (const who of [memberOf('supporter'), memberOf('admin'), guest()]) {
      const as = <T>(work: (db: Db) => Promise<T>) => app.runtime.scope.as(who, work)
      await expect(
        as((db) => db.updateTable('assistantInteractions').set({ prompt: 'x' }).execute()),
      ).rejects.toThrow()
      await expect(as((db) => db.deleteFrom('assistantInteractions').execute())).rejects.toThrow()
      await expect(
        as((db) =>
          db
            .insertInto('assistantInteractions')
            .values(interaction({ userId: DEMO_USERS.partner.id }))
            .execute(),
        ),
      ).rejects.toThrow()
    }
    await expect(
      app.as('supporter').insert('assistantInteractions', { ...interaction(), id: newId() }),
    ).rejects.toThrow()
    expect(await rows()).toHaveLength(60)
  })
})
