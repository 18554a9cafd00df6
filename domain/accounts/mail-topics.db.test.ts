import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { readUnsubscribeToken, unsubscribeAddress } from '#platform/mail/unsubscribe-address.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { chooseMail } from './commands/choose-mail.ts'
import { findMailChoice } from './queries/find-mail-choice.ts'
import { listMailChoices } from './queries/list-mail-choices.ts'
import { aboutTopic, MAIL_TOPICS } from './mail-topic.ts'
import { unsubscribe } from './commands/unsubscribe.ts'

const app = startTestApp()
beforeEach(async () => {
  await chooseMail(app.caller('partner'), { wanted: [...MAIL_TOPICS] })
  await app.as(system).delete('mails')
})

const partner = { userId: DEMO_USERS.partner.id, topic: 'organization' } as const

/** Another user's command sends an email on a topic to an address. */
async function write(to: string, topic?: 'organization') {
  const { scope, clock, origin, seal } = app.runtime
  const mail = composeMail({
    kind: 'test',
    to,
    subject: 'News',
    greeting: 'Hello,',
    paragraphs: [],
    footer: 'Bye',
    ...(topic ? { topic: aboutTopic(topic) } : {}),
  })
  await scope.as(memberOf('supporter'), (db) =>
    enqueueMail(db, mail, clock.now(), (person, about) =>
      unsubscribeAddress({ origin, seal }, person, about),
    ),
  )
}

const written = () => app.as(system).rows('mails', ['toAddress', 'text', 'html', 'unsubscribeUrl'])

test('users get every topic by default; choices are stored per user', async () => {
  const before = await listMailChoices(app.caller('supporter'), {})
  expect(before).toEqual(MAIL_TOPICS.map((topic) => ({ topic, isWanted: true })))
  await chooseMail(app.caller('supporter'), { wanted: ['supports'] })
  expect(await listMailChoices(app.caller('supporter'), {})).toEqual(
    MAIL_TOPICS.map((topic) => ({ topic, isWanted: topic === 'supports' })),
  )
  const others = await listMailChoices(app.caller('partner'), {})
  expect(others.every(({ isWanted }) => isWanted)).toBe(true)
})

test('an email of a topic links to its opt-out page, and only that link works', async () => {
  await write(DEMO_USERS.partner.email, 'organization')
  const [mail] = await written()
  const url = new URL(mail?.unsubscribeUrl ?? '')
  expect(mail?.text).toContain(url.href)
  expect(mail?.html).toContain(url.href.replaceAll('&', '&amp;'))
  const token = url.searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(app.runtime.seal, token)).toEqual({
    person: partner.userId,
    topic: partner.topic,
  })
  expect(readUnsubscribeToken(app.runtime.seal, `${token}x`)).toBeNull()
})

test('a topic that was opted out of is not sent, whoever triggers it; other email still is', async () => {
  await unsubscribe(app.caller(system), partner)
  await unsubscribe(app.caller(system), partner)
  expect(await findMailChoice(app.caller(system), partner)).toEqual({ isWanted: false })
  await write(DEMO_USERS.partner.email.toUpperCase(), 'organization')
  expect(await written()).toEqual([])
  await write(DEMO_USERS.partner.email)
  expect(await written()).toMatchObject([{ unsubscribeUrl: null }])
})

test('the organization’s address follows its owner’s choices; an address without an account has none', async () => {
  const [own] = await app.as(system).rows('partners', ['email'], { userId: DEMO_USERS.partner.id })
  await write(own?.email ?? '', 'organization')
  expect(await written()).toMatchObject([{ unsubscribeUrl: expect.stringContaining('token=') }])
  await write('nobody@where.example', 'organization')
  expect(await written()).toContainEqual(
    expect.objectContaining({ toAddress: 'nobody@where.example', unsubscribeUrl: null }),
  )
  await unsubscribe(app.caller(system), partner)
  await write(own?.email ?? '', 'organization')
  expect(await written()).toHaveLength(2)
})

test('only the holder of the link can unsubscribe a user', async () => {
  for (const who of [guest(), memberOf('supporter'), memberOf('superuser')]) {
    await expect(unsubscribe(app.caller(who), partner)).toBeRefused('forbidden')
  }
  const nobody = { ...partner, userId: '00000000-0000-7000-8000-00000000ffff' }
  await expect(unsubscribe(app.caller(system), nobody)).toBeRefused('not_found')
  expect(await findMailChoice(app.caller(system), nobody)).toBeNull()
})
