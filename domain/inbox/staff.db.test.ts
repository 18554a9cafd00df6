import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { addressOf, said, write } from '#test/app/writing.ts'
import { answerMessage } from './commands/answer-message.ts'
import { countNewMessages } from './queries/count-new-messages.ts'
import { getMessage } from './queries/get-message.ts'
import { MESSAGE_STATUSES, INBOX_STATUS_MOVES, type MessageStatus } from './inbox-message.ts'
import { listMessages } from './queries/list-messages.ts'
import { setStatus } from './commands/set-status.ts'

const app = startTestApp()

const others = ['supporter', 'partner', 'partner2', 'applicant', 'ambassador'] as const

async function statusOf(id: string): Promise<MessageStatus> {
  return (await getMessage(app.caller('admin'), { id })).status
}

function auditOf(id: string) {
  return app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('auditEntries')
      .select(['operation', 'actorId', 'before', 'after', 'reason'])
      .where('subject', '=', 'inbox_messages')
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
}

describe('only staff and the sender can read a message', () => {
  test.each(others)('%s is refused by every operation of the inbox', async (who) => {
    const id = await write(app)
    const caller = app.caller(who)
    const forbidden = { code: 'forbidden' }
    await expect(listMessages(caller, {})).rejects.toMatchObject(forbidden)
    await expect(getMessage(caller, { id })).rejects.toMatchObject(forbidden)
    await expect(countNewMessages(caller, {})).rejects.toMatchObject(forbidden)
    const answer = { id, answersSeen: 0, text: 'Hello' }
    await expect(answerMessage(caller, answer)).rejects.toMatchObject(forbidden)
    await expect(setStatus(caller, { id, from: 'new', to: 'closed' })).rejects.toMatchObject(
      forbidden,
    )
    expect(await statusOf(id)).toBe('new')
  })

  test.each([visitor, guest()])('so is %o', async (who) => {
    await expect(listMessages(app.caller(who), {})).toBeRefused('not_signed_in')
  })

  test('a sender sees their own messages and replies, and no others', async () => {
    const me = guest()
    const [mine, theirs] = [await write(app, {}, me), await write(app, {}, 'supporter')]
    await answerMessage(app.caller('admin'), { id: theirs, answersSeen: 0, text: 'Yes.' })
    const seenBy = (actor: Parameters<TestApp['runtime']['scope']['as']>[0]) =>
      app.as(actor).rows('inboxMessages', ['id'])
    const answersSeenBy = (actor: Parameters<TestApp['runtime']['scope']['as']>[0]) =>
      app.as(actor).rows('inboxAnswers', ['body'])
    expect(await seenBy(me)).toEqual([{ id: mine }])
    expect(await seenBy(memberOf('supporter'))).toContainEqual({ id: theirs })
    expect(await seenBy(memberOf('supporter'))).not.toContainEqual({ id: mine })
    expect(await answersSeenBy(memberOf('supporter'))).toEqual([{ body: 'Yes.' }])
    expect(await seenBy(guest())).toEqual([])
    for (const who of ['partner', 'applicant'] as const) {
      expect(await seenBy(memberOf(who))).not.toContainEqual({ id: theirs })
      expect(await answersSeenBy(memberOf(who))).toEqual([])
    }
    await expect(seenBy(visitor)).toBeRefused('forbidden')
  })

  test('a sender cannot change a sent message', async () => {
    const me = memberOf('supporter')
    await write(app, {}, 'supporter')
    await expect(app.as(me).update('inboxMessages', { status: 'answered' })).toBeRefused(
      'forbidden',
    )
  })
})

describe('a reply', () => {
  test('is emailed to the sender, stored, and logged without personal data', async () => {
    const email = addressOf()
    const id = await write(app, { email })
    const text = 'Yes, it is even.\r\n\r\nCome in <b>spring</b>.'
    await answerMessage(app.caller('admin'), { id, answersSeen: 0, text })
    const message = await getMessage(app.caller('superuser'), { id })
    expect(message).toMatchObject({
      status: 'answered',
      answers: [{ author: DEMO_USERS.admin.fullName, body: text.replaceAll('\r', '') }],
    })
    const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'inbox.answer')
    expect(mail).toMatchObject({
      subject: `Re: ${said.subject}`,
      replyTo: app.runtime.env.OFFICE_EMAIL,
    })
    expect(mail?.text).toContain('Yes, it is even.')
    expect(mail?.html).toContain('&lt;b&gt;spring')
    expect(await auditOf(id)).toEqual([
      {
        operation: 'inbox.answer-message',
        actorId: DEMO_USERS.admin.id,
        before: { status: 'new', answers: 0 },
        after: { status: 'answered', answers: 1 },
        reason: null,
      },
    ])
  })

  test('sent twice is one', async () => {
    const email = addressOf()
    const id = await write(app, { email })
    const answer = { id, answersSeen: 0, text: 'Yes.' }
    await Promise.all([1, 2].map(() => answerMessage(app.caller('admin'), answer)))
    expect((await getMessage(app.caller('admin'), { id })).answers).toHaveLength(1)
    expect(await app.mailsTo(email)).toHaveLength(2) // with the confirmation
  })

  test('of two staff members at once, the second waits, gets a conflict, and can still send', async () => {
    const email = addressOf()
    const id = await write(app, { email })
    const by = (who: 'admin' | 'superuser', answersSeen: number) =>
      answerMessage(app.caller(who), { id, answersSeen, text: `Yes, says ${who}.` })
    const both = await Promise.allSettled([by('admin', 0), by('superuser', 0)])
    const lost = both.findIndex(({ status }) => status === 'rejected')
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both[lost]).toMatchObject({ reason: { code: 'conflict', status: 409 } })
    expect(await app.mailsTo(email)).toHaveLength(2)

    await by(lost === 0 ? 'admin' : 'superuser', 1)
    expect(await app.mailsTo(email)).toHaveLength(3)
    expect(await auditOf(id)).toHaveLength(2)
  })

  test.each([
    ['without words', '  \n '],
    ['with too many', 'x'.repeat(5001)],
  ])('is refused %s', async (_, text) => {
    const id = await write(app)
    await expect(answerMessage(app.caller('admin'), { id, answersSeen: 0, text })).toBeRefusedAt(
      'text',
    )
    expect(await statusOf(id)).toBe('new')
    expect(await auditOf(id)).toEqual([])
  })

  test.each([newId(), 'nothing'])('to %s finds no message', async (id) => {
    const caller = app.caller('admin')
    const unknown = { code: 'not_found' }
    await expect(answerMessage(caller, { id, answersSeen: 0, text: 'Yes.' })).rejects.toMatchObject(
      unknown,
    )
    await expect(setStatus(caller, { id, from: 'new', to: 'closed' })).rejects.toMatchObject(
      unknown,
    )
    await expect(getMessage(caller, { id })).rejects.toMatchObject(unknown)
  })
})

describe('the status', () => {
  test('changes only along allowed transitions, each logged', async () => {
    for (const from of MESSAGE_STATUSES) {
      for (const to of MESSAGE_STATUSES) {
        const id = await write(app)
        await put(id, from)
        const move = setStatus(app.caller('admin'), { id, from, to })
        if (!INBOX_STATUS_MOVES[from].includes(to)) {
          await expect(move, `${from} to ${to}`).toBeRefused('conflict')
          expect(await auditOf(id)).toEqual([])
          continue
        }
        await move
        expect(await statusOf(id)).toBe(to)
        expect(await auditOf(id)).toMatchObject([
          { before: { status: from }, after: { status: to } },
        ])
      }
    }
  })

  test('is not changed from a stale status', async () => {
    const id = await write(app)
    await setStatus(app.caller('admin'), { id, from: 'new', to: 'closed' })
    await expect(
      setStatus(app.caller('superuser'), { id, from: 'new', to: 'in_progress' }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'Someone else has just changed this message: it is now closed.',
    })
    expect(await statusOf(id)).toBe('closed')
  })
})

function put(id: string, status: MessageStatus) {
  return app.asStaff('admin').update('inboxMessages', { status }, { id })
}

describe('the list', () => {
  test('matches words of name, address and subject, filters, and counts', async () => {
    const admin = app.caller('admin')
    const email = addressOf()
    const first = await write(app, { name: 'Sigalít Nachum 100%', email, subject: 'Olive trees' })
    app.advance(1000)
    const second = await write(app, {
      name: 'Sigalit 100%',
      email,
      subject: 'Vines in the north',
    })
    await setStatus(admin, { id: second, from: 'new', to: 'in_progress' })
    const found = async (asked: Parameters<typeof listMessages>[1]) =>
      (await listMessages(admin, asked)).items.map(({ id }) => id)
    expect(await found({ q: 'SIGALIT' })).toEqual([second, first])
    expect(await found({ q: 'nachum olive' })).toEqual([first])
    expect(await found({ q: '100%' })).toEqual([second, first])
    expect(await found({ q: 'sigalit_100%' })).toEqual([])
    expect(await found({ q: 'sigalit\u0000', status: 'in_progress' })).toEqual([second])
    expect(await found({ q: 'sigalit', kind: 'tour' })).toEqual([])
    expect(await found({ q: 'sigalit', page: 99 })).toEqual([second, first])
    const { counts, total } = await listMessages(admin, { q: 'sigalit', status: 'new' })
    expect(total).toBe(1)
    expect(counts.statuses).toEqual({ all: 2, new: 1, in_progress: 1, answered: 0, closed: 0 })
    expect(counts.kinds).toEqual({ all: 1, contact: 1, tour: 0, itinerary: 0 })
  })

  test('shows how many are new', async () => {
    const admin = app.caller('admin')
    const before = await countNewMessages(admin, {})
    const id = await write(app)
    expect(await countNewMessages(admin, {})).toBe(before + 1)
    await setStatus(admin, { id, from: 'new', to: 'closed' })
    expect(await countNewMessages(admin, {})).toBe(before)
  })
})
