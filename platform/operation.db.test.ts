import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { newId } from './database/new-id.ts'
import { createLogger } from './log.ts'
import { command, query } from './operation.ts'

const app = startTestApp()

const whoRuns = (audience: 'visitor' | 'guest' | 'member' | 'staff' | 'superuser' | 'system') =>
  query({
    name: 'test.who-runs',
    for: audience,
    input: z.object({}),
    async run({ db }) {
      const { rows } = await sql<{
        role: string
        uid: string | null
      }>`select current_user as role, app.uid() as uid`.execute(db)
      return rows[0]
    },
  })

describe('an operation runs as whom it is for', () => {
  test('a public read runs as the visitor, also for signed-in people', async () => {
    expect(await whoRuns('visitor')(app.caller('superuser'), {})).toEqual({
      role: 'app_visitor',
      uid: null,
    })
  })

  test('a member’s runs as the member, with the claim', async () => {
    const caller = app.caller('supporter')
    expect(await whoRuns('member')(caller, {})).toEqual({
      role: 'app_member',
      uid: caller.actor.kind === 'member' && caller.actor.userId,
    })
  })

  test('staff’s runs as staff for admin and superuser', async () => {
    expect((await whoRuns('staff')(app.caller('admin'), {}))?.role).toBe('app_staff')
    expect((await whoRuns('staff')(app.caller('superuser'), {}))?.role).toBe('app_staff')
    expect((await whoRuns('superuser')(app.caller('superuser'), {}))?.role).toBe('app_staff')
  })

  test.each([
    ['guest', visitor, 'not_signed_in'],
    ['member', visitor, 'not_signed_in'],
    ['member', guest(), 'not_signed_in'],
    ['staff', visitor, 'not_signed_in'],
    ['staff', 'supporter', 'forbidden'],
    ['staff', 'partner', 'forbidden'],
    ['superuser', 'admin', 'forbidden'],
    ['superuser', 'supporter', 'forbidden'],
    ['system', 'superuser', 'forbidden'],
    ['member', system, 'not_signed_in'],
  ] as const)('one for %s refuses %o: %s', async (audience, who, code) => {
    await expect(whoRuns(audience)(app.caller(who), {})).rejects.toMatchObject({
      name: 'AppError',
      code,
    })
  })

  test('the claim does not outlive its transaction', async () => {
    await whoRuns('member')(app.caller('supporter'), {})
    for (let round = 0; round < 20; round += 1) {
      expect((await whoRuns('guest')(app.caller(guest()), {}))?.uid).toBeNull()
    }
  })
})

test('the debug log says what the database refused', async () => {
  const reads = query({
    name: 'test.reads',
    for: 'visitor',
    input: z.object({}),
    run: ({ db }) => db.selectFrom('roles').selectAll().execute(),
  })
  const lines: string[] = []
  const log = createLogger('debug', { write: (line) => void lines.push(line) })
  const caller = app.caller(visitor)
  const logged = { ...caller, runtime: { ...caller.runtime, log } }
  await expect(reads(logged, {})).toBeRefused('forbidden')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 20, operation: 'test.reads', err: { message: 'permission denied for table roles' } },
  ])
})

test('wrong input is refused field by field before anything runs', async () => {
  const never = query({
    name: 'test.never',
    for: 'visitor',
    input: z.object({ count: z.number({ error: 'How many?' }) }),
    run: () => Promise.reject(new Error('ran')),
  })
  await expect(never(app.caller(visitor), { count: 'two' as never })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { count: 'How many?' },
  })
})

const grant = command({
  name: 'test.note',
  for: 'system',
  once: true,
  input: z.object({ text: z.string(), fail: z.boolean().default(false) }),
  async run({ input, audit, notify }) {
    const id = newId()
    await audit({ subject: 'notes', subjectId: id, after: { text: input.text } })
    const to = { email: `${input.text}@demo.test`, name: null }
    await notify(() => ({ kind: 'test', to, subject: 'Note', paragraphs: [] }))
    if (input.fail) throw new Error('after everything')
    return { id }
  },
})

describe('a command', () => {
  test('leaves its change, audit line and mail together', async () => {
    const { id } = await grant(app.caller(system), { text: 'together' })
    const lines = await app
      .caller('admin')
      .runtime.scope.asStaff({ kind: 'member', userId: adminId() }, (db) =>
        db.selectFrom('auditEntries').selectAll().where('subjectId', '=', id).execute(),
      )
    expect(lines).toMatchObject([
      { operation: 'test.note', actorKind: 'system', after: { text: 'together' } },
    ])
    expect(await app.mailsTo('together@demo.test')).toHaveLength(1)
  })

  test('leaves nothing when it fails', async () => {
    await expect(grant(app.caller(system), { text: 'nothing', fail: true })).rejects.toThrow(
      'after everything',
    )
    expect(await app.mailsTo('nothing@demo.test')).toHaveLength(0)
  })

  test('is done once for the same key, ten at a time too, and answers alike', async () => {
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => grant(app.caller(system, key), { text: 'once' })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await app.mailsTo('once@demo.test')).toHaveLength(1)
  })

  test('is done once for the same content within ten minutes, and again after', async () => {
    const first = await grant(app.caller(system), { text: 'content' })
    expect(await grant(app.caller(system), { text: 'content' })).toEqual(first)
    app.advance(11 * 60_000)
    expect(await grant(app.caller(system), { text: 'content' })).not.toEqual(first)
  })

  test('with a key of the client is recognized by that alone, for a day', async () => {
    const [one, other] = [newId(), newId()]
    const first = await grant(app.caller(system, one), { text: 'keyed' })
    expect(await grant(app.caller(system, other), { text: 'keyed' })).not.toEqual(first)
    app.advance(23 * 60 * 60_000)
    expect(await grant(app.caller(system, one), { text: 'keyed' })).toEqual(first)
    app.advance(2 * 60 * 60_000)
    expect(await grant(app.caller(system, one), { text: 'keyed' })).not.toEqual(first)
  })

  test('with the same key and other content is refused', async () => {
    const key = newId()
    await grant(app.caller(system, key), { text: 'first' })
    await expect(grant(app.caller(system, key), { text: 'second' })).toBeRefused('conflict')
  })

  test('with the key of another operation or another person is done', async () => {
    const who = (name: string) =>
      command({
        name,
        for: 'member',
        once: true,
        input: z.object({}),
        run: ({ actor }) => Promise.resolve({ name, who: actor.kind === 'member' && actor.userId }),
      })
    const key = newId()
    const answers = [
      await who('test.one')(app.caller('partner', key), {}),
      await who('test.other')(app.caller('partner', key), {}),
      await who('test.one')(app.caller('partner2', key), {}),
    ]
    expect(new Set(answers.map(({ name, who: id }) => `${name} ${id}`)).size).toBe(3)
  })

  test.each([
    ['staff', 'admin'],
    ['superuser', 'superuser'],
  ] as const)('of %s’s without an audit line is undone', async (audience, who) => {
    const silent = command({
      name: 'test.silent',
      for: audience,
      input: z.object({}),
      run: () => Promise.resolve(),
    })
    await expect(silent(app.caller(who), {})).rejects.toThrow('left no audit line')
  })
})

function adminId(): string {
  const { actor } = app.caller('admin')
  return actor.kind === 'member' ? actor.userId : ''
}

test('a query tells the page to be cached what it depends on; without tags, on everything', async () => {
  const readTags = async (cacheTags?: () => readonly string[]) => {
    const tags = new Set<string>()
    const read = query({
      name: 'test.read',
      for: 'visitor',
      input: z.object({}),
      run: () => Promise.resolve(1),
      ...(cacheTags ? { cacheTags } : {}),
    })
    await read({ ...app.caller(visitor), tags }, {})
    return [...tags]
  }
  expect(await readTags(() => ['faq', 'tours'])).toEqual(['faq', 'tours'])
  expect(await readTags()).toEqual(['*'])
})
