import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addressOf, inbox, said, write } from '#test/app/writing.ts'
import { answerMessage } from './commands/answer-message.ts'
import { MESSAGES_AN_HOUR } from './inbox-message.ts'
import { sendMessage } from './commands/send-message.ts'

const app = startTestApp()

const hour = 3_600_000
const tooMany = { code: 'too_many', status: 429, retryAfter: 3600 }
const another = () => `Another question, ${newId()}`

async function fill(
  who: () => Parameters<typeof write>[2],
  email: () => string,
): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < MESSAGES_AN_HOUR; n += 1) {
    ids.push(await write(app, { email: email(), subject: another() }, who()))
  }
  return ids
}

test('a mailbox gets at most five confirmations an hour, whoever enters it; the messages still arrive', async () => {
  const [name = '', host = ''] = addressOf().split('@')
  const email = `${name}@${host}`
  const one = (address = email) => write(app, { email: address, subject: another() })
  await fill(guest, () => email)
  await one()
  await one(`${name}+more@${host}`)
  expect(await app.mailsTo(email)).toHaveLength(MESSAGES_AN_HOUR)
  expect(await app.mailsTo(`${name}+more@${host}`)).toEqual([])
  expect(await inbox(app, email)).toHaveLength(MESSAGES_AN_HOUR + 1)
  app.advance(hour + 1000)
  await one()
  expect(await app.mailsTo(email)).toHaveLength(MESSAGES_AN_HOUR + 1)
  app.advance(-hour - 1000)
})

test('a guest can send at most five messages an hour, whatever address is entered', async () => {
  const same = guest()
  await fill(
    () => same,
    () => addressOf(),
  )
  await expect(write(app, { subject: another() }, same)).rejects.toMatchObject(tooMany)
  await write(app, { subject: another() })
})

test('the same limit applies to a member; answered messages no longer count', async () => {
  const [first = ''] = await fill(
    () => 'supporter',
    () => addressOf(),
  )
  const one = () => write(app, { subject: another() }, 'supporter')
  await expect(one()).rejects.toMatchObject(tooMany)
  await answerMessage(app.caller('admin'), { id: first, answersSeen: 0, text: 'Yes, it is.' })
  await one()
})

test('a member using the account’s address gets confirmations, whatever others did', async () => {
  const { email } = DEMO_USERS.ambassador
  await fill(guest, () => email)
  await write(app, { email, subject: another() }, 'partner')
  expect(await app.mailsTo(email)).toHaveLength(MESSAGES_AN_HOUR)
  await write(app, { email, subject: another() }, 'ambassador')
  expect(await app.mailsTo(email)).toHaveLength(MESSAGES_AN_HOUR + 1)
})

test('many concurrent requests do not bypass the limit, for a sender or for a mailbox', async () => {
  const send = (sender: ReturnType<typeof guest>, email: string) =>
    Promise.allSettled(
      Array.from({ length: 9 }, () =>
        sendMessage(app.caller(sender), { ...said, email, subject: another() }),
      ),
    )
  const email = addressOf()
  const sent = await send(guest(), email)
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(MESSAGES_AN_HOUR)
  expect(await inbox(app, email)).toHaveLength(MESSAGES_AN_HOUR)

  const other = addressOf()
  await Promise.all(
    Array.from({ length: 9 }, () => write(app, { email: other, subject: another() })),
  )
  expect(await app.mailsTo(other)).toHaveLength(MESSAGES_AN_HOUR)
})

test('nor does writing to the table directly', async () => {
  const me = memberOf('applicant')
  const insert = () =>
    app.as(me).insert('inboxMessages', {
      id: newId(),
      kind: 'contact',
      name: 'Me',
      email: addressOf(),
      subject: another(),
      userId: me.userId,
    })
  for (let n = 0; n < MESSAGES_AN_HOUR; n += 1) await insert()
  await expect(insert()).rejects.toMatchObject({ constraint: 'inbox_messages_few_at_once' })
})

test('demo seeding is unlimited', async () => {
  const email = addressOf()
  await app.runtime.scope.as(system, async (db) => {
    for (let n = 0; n < 9; n += 1) {
      const row = { id: newId(), kind: 'contact', name: 'Somebody', email, subject: 'A question' }
      await db.insertInto('inboxMessages').values(row).execute()
    }
  })
  expect(await inbox(app, email)).toHaveLength(9)
})
