import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { chooseLanguage } from './commands/choose-language.ts'
import { m } from '#messages'
import { startTestApp, guest, memberOf, system } from '#test/app/create-test-app.ts'
import type { Actor } from '#platform/actor.ts'
import { command } from '#platform/operation.ts'
import { speak } from '#platform/speak.ts'

const app = startTestApp()
beforeAll(() => chooseLanguage(app.caller('supporter'), { language: 'he' }))

const tell = (audience: 'system' | 'guest' | 'member') =>
  command({
    name: `test.tell-by-${audience}`,
    for: audience,
    input: z.object({ email: z.string() }),
    async run({ input, notify }) {
      await notify(() => ({
        kind: 'test',
        to: { email: input.email, name: null },
        subject: m.site_name(),
        paragraphs: [],
        action: { label: 'Open', path: '/dashboard' },
      }))
    },
  })

const ENGLISH = {
  subject: m.site_name({}, { locale: 'en' }),
  link: 'http://127.0.0.1:3000/dashboard',
}
const HEBREW = {
  subject: m.site_name({}, { locale: 'he' }),
  link: 'http://127.0.0.1:3000/he/dashboard',
}

async function told(actor: Actor, audience: 'system' | 'guest' | 'member', email: string) {
  await tell(audience)(app.caller(actor), { email })
  const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'test')!
  return { subject: mail.subject, link: /http\S+/.exec(mail.text)?.[0] }
}

test('a member is written to in the language of their account, no matter who causes it', async () => {
  const { email } = DEMO_USERS.supporter
  expect(await told(system, 'system', email)).toEqual(HEBREW)
  expect(await told(memberOf('partner'), 'member', email)).toEqual(HEBREW)
  expect(await told(guest(), 'guest', email)).toEqual(HEBREW)
})

test('a person without an account is written to in the language of the page where they act, otherwise in English', async () => {
  const email = 'nobody@demo.test'
  expect(await speak('he', () => told(guest(), 'guest', email))).toEqual(HEBREW)
  expect(await speak('en', () => told(guest(), 'guest', email))).toEqual(ENGLISH)
  expect(await speak('he', () => told(memberOf('partner'), 'member', email))).toEqual(ENGLISH)
  const awaited: Actor = { kind: 'system', job: 'test', isAwaited: true }
  expect(await speak('he', () => told(awaited, 'system', email))).toEqual(HEBREW)
})

test('a member who has chosen none is written to in English', async () => {
  const { email } = DEMO_USERS.partner
  expect(await speak('he', () => told(system, 'system', email))).toEqual(ENGLISH)
})

test('no one chooses for someone else', async () => {
  await chooseLanguage(app.caller('partner'), { language: 'en' })
  const { email } = DEMO_USERS.supporter
  expect(await told(system, 'system', email)).toEqual(HEBREW)
  await expect(chooseLanguage(app.caller(guest()), { language: 'en' })).rejects.toThrow()
})

test('a guest does not choose the language of an organization', async () => {
  const { email } = DEMO_USERS.partner2
  expect(await speak('he', () => told(guest(), 'guest', email))).toEqual(ENGLISH)
})

test('the person who asks for a new password does not choose the language of its mail', async () => {
  const { email } = DEMO_USERS.supporter
  await speak('en', () => app.runtime.auth.requestReset(new Headers(), email))
  const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'accounts.reset-password')
  expect(mail?.subject).toBe(m.mail_reset_subject({}, { locale: 'he' }))
  expect(mail?.text).toContain('/he/auth/reset-password')
})
