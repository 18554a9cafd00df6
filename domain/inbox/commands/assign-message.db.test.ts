import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { listStaff } from '#domain/accounts/queries/list-staff.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { write } from '#test/app/writing.ts'
import { assignMessage } from './assign-message.ts'
import { getMessage } from '../queries/get-message.ts'
import { listMessages } from '../queries/list-messages.ts'

const app = startTestApp()

const { admin, superuser, supporter } = DEMO_USERS
const read = (id: string) => getMessage(app.caller('admin'), { id })
const auditOf = (id: string) =>
  app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id }, 'at')

test('taking a new message starts it; it can be handed over and returned', async () => {
  const id = await write(app)
  const told = async () =>
    (await app.mailsTo(superuser.email)).filter(({ kind }) => kind === 'inbox.assigned')
  await assignMessage(app.caller('admin'), { id, to: admin.id, seen: null })
  expect(await read(id)).toMatchObject({ status: 'in_progress', assignee: { id: admin.id } })
  expect(await told()).toHaveLength(0)

  await assignMessage(app.caller('admin'), { id, to: superuser.id, seen: admin.id })
  expect(await read(id)).toMatchObject({ assignee: { id: superuser.id } })
  const [mail] = await told()
  expect(mail?.text).toContain(`/admin/inbox/${id}`)

  await assignMessage(app.caller('superuser'), { id, to: null, seen: superuser.id })
  expect((await read(id)).assignee).toBeNull()
  expect(await auditOf(id)).toMatchObject([
    { before: { assigned_to: null, status: 'new' }, after: { assigned_to: admin.id } },
    { before: { assigned_to: admin.id }, after: { assigned_to: superuser.id } },
    { before: { assigned_to: superuser.id }, after: { assigned_to: null } },
  ])
})

test('a message handed over before anyone has started it stays new', async () => {
  const id = await write(app)
  await assignMessage(app.caller('admin'), { id, to: superuser.id, seen: null })
  expect(await read(id)).toMatchObject({ status: 'new', assignee: { id: superuser.id } })
})

test('a suspended user cannot be assigned a message', async () => {
  const id = await write(app)
  const given = { userId: admin.id, reason: 'Away.' }
  await suspendUser(app.caller('superuser'), given)
  const told = (await app.mailsTo(admin.email)).length
  const hand = assignMessage(app.caller('superuser'), { id, to: admin.id, seen: null })
  await expect(hand).toBeRefused('bad_input')
  expect(await app.mailsTo(admin.email)).toHaveLength(told)
  const staff = await listStaff(app.caller('superuser'), {})
  expect(staff.map((one) => one.id)).not.toContain(admin.id)
  await restorePerson(app.caller('superuser'), given)
})

test('the database assigns messages only to staff', async () => {
  const id = await write(app)
  const assign = app.asStaff('admin').update('inboxMessages', { assignedTo: supporter.id }, { id })
  await expect(assign).rejects.toMatchObject({ constraint: 'inbox_messages_staff_only' })
})

test('of two who take it concurrently, the second learns who has it', async () => {
  const id = await write(app)
  const take = (who: 'admin' | 'superuser') =>
    assignMessage(app.caller(who), { id, to: DEMO_USERS[who].id, seen: null })
  const both = await Promise.allSettled([take('admin'), take('superuser')])
  const lost = both.find((result) => result.status === 'rejected')
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(lost).toMatchObject({
    reason: {
      code: 'conflict',
      message: expect.stringMatching(/^This message is now assigned to /),
    },
  })
})

test('the list can be filtered to one’s own or unassigned messages, and counts both', async () => {
  const word = `quince${newId().slice(-6)}`
  const mine = await write(app, { subject: `${word} one` })
  const theirs = await write(app, { subject: `${word} two` })
  const nobodys = await write(app, { subject: `${word} three` })
  await assignMessage(app.caller('admin'), { id: mine, to: admin.id, seen: null })
  await assignMessage(app.caller('superuser'), { id: theirs, to: superuser.id, seen: null })
  const found = async (holder: 'mine' | 'nobody' | null) => {
    const { items, total } = await listMessages(app.caller('admin'), { q: word, holder })
    expect(items).toHaveLength(total)
    return items.map(({ id }) => id).toSorted()
  }
  expect(await found('mine')).toEqual([mine])
  expect(await found('nobody')).toEqual([nobodys])
  expect(await found(null)).toEqual([mine, theirs, nobodys].toSorted())
  const { counts } = await listMessages(app.caller('admin'), { q: word, holder: 'mine' })
  expect(counts.holders).toEqual({ all: 3, mine: 1, nobody: 1 })
  expect(counts.statuses).toMatchObject({ all: 1, in_progress: 1, new: 0 })
})

describe('refused', () => {
  test('to everyone but staff', async () => {
    const id = await write(app)
    const asked = { id, to: admin.id, seen: null }
    for (const who of ['supporter', 'partner', 'ambassador'] as const) {
      await expect(assignMessage(app.caller(who), asked)).toBeRefused('forbidden')
    }
    for (const actor of [visitor, guest()]) {
      await expect(assignMessage(app.caller(actor), asked)).toBeRefused('not_signed_in')
    }
    expect((await read(id)).assignee).toBeNull()
  })

  test('for an assignee who is not staff, by the database too', async () => {
    const id = await write(app)
    await expect(
      assignMessage(app.caller('admin'), { id, to: supporter.id, seen: null }),
    ).toBeRefused('bad_input')
    const past = app.asStaff('admin').update('inboxMessages', { assignedTo: supporter.id }, { id })
    await expect(past).rejects.toThrow()
    expect(await auditOf(id)).toEqual([])
  })

  test('for a message that does not exist', async () => {
    for (const id of [newId(), 'nothing']) {
      await expect(
        assignMessage(app.caller('admin'), { id, to: admin.id, seen: null }),
      ).toBeRefused('not_found')
    }
  })
})
