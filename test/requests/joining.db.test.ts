import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_USERS } from '#db/demo/demo-users.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { m } from '#messages'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { memberOf, system, type TestApp } from '#test/app/create-test-app.ts'
import { creditOf } from '#test/app/crediting.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { built, useSite } from './open-site.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { disbandTeams } from '#test/app/organization.ts'

/** Links followed by bots are not credited. */
const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const HOUR = 60 * 60 * 1000
const over = 'This link no longer works'

describe.skipIf(!built)('taking part without an account and without JavaScript', () => {
  const { app, browse } = useSite()
  beforeAll(() => disbandTeams(app()))
  let itemId: string
  let page: string
  beforeAll(async () => {
    itemId = await addSupportable(app(), { title: 'Pruning at Ein Harel', places: 40 })
    page = `/projects-events/${itemId}`
  })

  const supportsOf = (email: string) => readSupports(app(), email)
  const links = (email: string) => readLinks(app(), email)

  /** Fills in the form as a visitor; returns the page that follows. */
  async function ask(browser: PlainBrowser, email: string, more: Record<string, string> = {}) {
    const form = await browser.open(`${more['at'] ?? page}/support/volunteer`)
    const { at: _, ...values } = more
    return form.press('Sign up', { fullName: 'Noa Levi', email, ...values })
  }

  test('a newcomer signs up by name, address and one button in an email', async () => {
    const email = 'noa@joining.example'
    const browser = await browse()
    const item = await browser.open(page)
    const form = await browser.open(item.link(/^Volunteer/))
    expect(form.link('Sign in')).toBe(
      `/auth/login?redirect=${encodeURIComponent(`${page}/support/volunteer`)}`,
    )
    expect(form.words).toContain('By signing up you agree to our:')

    // All that is missing at once, and nothing typed is lost.
    const refused = await form.press('Sign up', {
      email: 'noa',
      places: '0',
      message: 'With a saw',
    })
    expect(refused.status).toBe(422)
    expect(['fullName', 'email', 'places'].map(refused.isWrong)).toEqual([true, true, true])
    expect(refused.value('email')).toBe('noa')
    expect(refused.words).toContain('With a saw')

    const checked = await refused.press('Sign up', { fullName: 'Noa Levi', email, places: '2' })
    expect([checked.address.split('?')[0], checked.heading]).toEqual([
      '/sign-ups/check-email',
      'Check your email',
    ])
    expect(checked.words).toContain(email)
    const [mail, ...more] = await app().mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Hello Noa Levi,')
    expect(mail?.text).toContain('2 volunteers')

    // A scanner opens the link: nothing happens.
    const [link = ''] = await links(email)
    const scanner = await browse()
    for (let time = 0; time < 2; time += 1) {
      const opened = await scanner.send(link)
      expect(Object.fromEntries(opened.headers)).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      expect(opened.headers.getSetCookie().join()).not.toContain('session')
    }
    expect(await supportsOf(email)).toEqual([])
    expect(await app().mailsTo(await organizationOf(app(), itemId))).toEqual([])

    // On another device, as people read their email on the phone.
    const phone = await browse()
    const opened = await phone.open(link)
    expect(opened.words).toContain(`Confirming signs you in as ${email}.`)
    expect(opened.words).toContain('With a saw')
    const done = await opened.press('Confirm and sign me up')
    expect(done.address).toMatch(/^\/sign-ups\/[\da-f-]{36}$/)
    expect(done.said).toContain('Thank you for signing up.')
    expect(done.words).toContain('What happens next')
    expect(await supportsOf(email)).toEqual([
      { kind: 'volunteer', status: 'pending', places: 2, name: 'Noa Levi', message: 'With a saw' },
    ])
    expect((await app().mailsTo(await organizationOf(app(), itemId)))[0]?.text).toContain(
      'Noa Levi',
    )

    // A password can come later.
    expect(done.words).toContain('Your account has no password yet')
    const account = await phone.open('/account')
    expect(account.words).toContain('Password Not set Set Password')
    const set = await (
      await phone.open('/account/password')
    ).press(/password/i, { newPassword: 'first-password', repeated: 'first-password' })
    expect(set.status).toBe(200)
    await (await browse()).signIn(email, 'first-password')
    expect((await phone.open(done.address)).words).not.toContain('has no password yet')
  })

  test('a link works once, is void a day later, and altered opens nothing', async () => {
    const email = 'once@joining.example'
    await ask(await browse(), email)
    const [link = ''] = await links(email)
    for (const wrong of [`${link}x`, link.slice(0, -1), '/sign-ups/confirm', `${page}?token=x`]) {
      const opened = await (await browse()).open(wrong)
      expect(opened.html).not.toContain('Confirm and sign me up')
    }
    const forged = await post(await browse(), `${link}x`)
    expect([forged.status, forged.words.includes(over)]).toEqual([409, true])

    const [one, other] = [await browse(), await browse()]
    const again = await other.open(link)
    await (await one.open(link)).press('Confirm and sign me up')
    const refused = await again.press('Confirm and sign me up')
    expect([refused.status, refused.heading]).toEqual([409, over])
    expect((await other.open('/dashboard')).address).toMatch(/^\/auth\/login/)
    expect(await supportsOf(email)).toHaveLength(1)

    const late = 'late@joining.example'
    await ask(await browse(), late)
    const [lateLink = ''] = await links(late)
    app().advance(24 * HOUR + 1000)
    expect((await (await browse()).open(lateLink)).heading).toBe(over)
    expect((await post(await browse(), lateLink)).status).toBe(409)
    expect(await supportsOf(late)).toEqual([])
    app().advance(-24 * HOUR - 1000)
  })

  test('pressing the button twice at the same time signs up once', async () => {
    const email = 'twice@joining.example'
    await ask(await browse(), email)
    const [link = ''] = await links(email)
    const answers = await Promise.all(
      [await browse(), await browse()].map((browser) => post(browser, link)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await supportsOf(email)).toHaveLength(1)
  })

  test('the link is sent again on request, and either works', async () => {
    const email = 'again@joining.example'
    const browser = await browse()
    const checked = await ask(browser, email)
    const sent = await checked.press('Send the link again')
    expect(sent.said).toContain("We've sent the link again.")
    const [second = '', first = ''] = await links(email)
    expect(second).not.toBe(first)
    const done = await (await browser.open(first)).press('Confirm and sign me up')
    expect(done.heading).toBe('Pruning at Ein Harel')
    expect((await (await browse()).open(second)).heading).toBe(over)
    expect((await checked.press('Send the link again')).said).toContain('again')
    expect(await links(email)).toHaveLength(2)
  })

  test('an address with an account gets the same answer, and the sign-up joins that account', async () => {
    const known = DEMO_USERS.ambassador.email
    const answers = await Promise.all(
      [known, 'unknown@joining.example'].map(async (email) => {
        const { status, address, words } = await ask(await browse(), email)
        const [mail] = await app().mailsTo(email)
        const path = address.replace(/=.*/, '')
        return { status, path, words: words.replace(email, ''), kind: mail?.kind }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    const [link = ''] = await links(known)
    const browser = await browse()
    const done = await (await browser.open(link)).press('Confirm and sign me up')
    expect(done.words).not.toContain('has no password yet')
    // Under the account's own name, not the typed one.
    expect((await supportsOf(known)).at(-1)).toMatchObject({ name: DEMO_USERS.ambassador.fullName })
    expect((await browser.open('/account')).words).toContain(known)
    await (await browse()).signIn(known, DEMO_PASSWORD)
  })

  test('someone else who is signed in there is told, and signed out', async () => {
    const email = 'other@joining.example'
    await ask(await browse(), email)
    const [link = ''] = await links(email)
    const browser = await browse('supporter')
    const opened = await browser.open(link)
    expect(opened.words).toContain(`You are currently signed in as ${DEMO_USERS.supporter.email}.`)
    await opened.press('Confirm and sign me up')
    expect((await browser.open('/account')).words).toContain(email)
  })

  test('staff signs in with the password first, and a suspended person not at all', async () => {
    const { email } = DEMO_USERS.admin
    await ask(await browse(), email)
    const [link = ''] = await links(email)
    const browser = await browse()
    const asked = await (await browser.open(link)).press('Confirm and sign me up')
    expect(asked.address).toMatch(/^\/auth\?/)
    expect(asked.said).toContain("You can't sign in to this account with a link.")
    expect((await browser.open('/admin')).address).toMatch(/^\/auth\/login/)
    const back = await asked.press('Login', { email, password: DEMO_PASSWORD })
    expect(back.address).toBe(link)
    const done = await back.press('Confirm and sign me up')
    expect(done.heading).toBe('Pruning at Ein Harel')

    const suspended = 'suspended@joining.example'
    await ask(await browse(), suspended)
    const first = await browse()
    await (await first.open((await links(suspended))[0] ?? '')).press('Confirm and sign me up')
    const { id } = await app().as(system).row('profiles', ['id'], { email: suspended })
    await suspendUser(app().caller(memberOf('superuser')), { userId: id, reason: 'Spam' })
    const elsewhere = await addSupportable(app(), { title: 'Elsewhere' })
    await ask(await browse(), suspended, { at: `/projects-events/${elsewhere}` })
    const refused = await (
      await first.open((await links(suspended))[0] ?? '')
    ).press('Confirm and sign me up')
    expect([refused.status, refused.alert]).toEqual([422, expect.stringContaining('suspended')])
    expect((await first.open('/dashboard')).address).toMatch(/^\/auth\/login/)
    expect(await supportsOf(suspended)).toHaveLength(1)
  })

  test('an item that is full or gone by then is refused, but the person is signed in', async () => {
    const small = await addSupportable(app(), { title: 'Two places', places: 2 })
    const at = `/projects-events/${small}`
    const [early, late] = ['early@joining.example', 'slow@joining.example']
    await ask(await browse(), early, { at, places: '2' })
    await ask(await browse(), late, { at })
    await (
      await (await browse()).open((await links(early))[0] ?? '')
    ).press('Confirm and sign me up')
    const full = await (await browse()).open(`${at}/support/volunteer`)
    expect(full.words).toContain('Join the waiting list')
    const browser = await browse()
    const refused = await (
      await browser.open((await links(late))[0] ?? '')
    ).press('Confirm and sign me up')
    expect(refused.address).toBe(`${at}/support/volunteer`)
    expect(refused.said).toContain("You're signed in, but this could not be confirmed.")
    expect(refused.words).toContain(m.support_full())
    expect(await supportsOf(late)).toEqual([])
    expect((await browser.open('/dashboard')).status).toBe(200)

    const gone = 'gone@joining.example'
    const down = await addSupportable(app(), { title: 'Taken down' })
    await ask(await browse(), gone, { at: `/projects-events/${down}` })
    await app().asStaff('admin').update('projectEvents', { status: 'withdrawn' }, { id: down })
    const [link = ''] = await links(gone)
    const visitor = await browse()
    const taken = await (await visitor.open(link)).press('Confirm and sign me up')
    expect(taken.address).toBe('/projects-events')
    expect(taken.said).toContain("You're signed in, but")
  })

  test('while staff has closed volunteering, neither form nor link signs up', async () => {
    const email = 'closed@joining.example'
    const form = await (await browse()).open(`${page}/support/volunteer`)
    await ask(await browse(), email)
    await switchVolunteering(app(), false)
    expect((await (await browse()).open(`${page}/support/volunteer`)).status).toBe(404)
    expect((await form.press('Sign up', { fullName: 'Noa', email })).status).toBe(404)
    const refused = await (
      await (await browse()).open((await links(email))[0] ?? '')
    ).press('Confirm and sign me up')
    expect(refused.said).toContain("You're signed in, but")
    expect(await supportsOf(email)).toEqual([])
    await switchVolunteering(app(), true)
  })

  test('an ambassador’s link is credited, if the box is left checked', async () => {
    const ambassador = await makeAmbassador(app(), 'ambassador')
    const { code } = ambassador
    for (const [email, more, credited] of [
      ['through@joining.example', {}, ambassador.id],
      ['without@joining.example', { isCredited: false }, undefined],
    ] as const) {
      const browser = await browse()
      await browser.open(`/a/${code}/${itemId}`, { headers: PERSON })
      const form = await browser.open(`${page}/support/volunteer`)
      await form.press('Sign up', { fullName: 'Noa Levi', email, ...more })
      // The phone has not followed the link.
      const phone = await browse()
      const [link = ''] = await links(email)
      const done = await (await phone.open(link)).press('Confirm and sign me up')
      const credit = await creditOf(app(), done.address.split('/').at(-1) ?? '')
      expect(credit?.ambassador, email).toBe(credited)
    }
  })

  test('a member’s form is kept when the session has ended', async () => {
    const browser = await browse('supporter')
    const form = await browser.open(`${page}/support/volunteer`)
    expect(form.value('email')).toBeNull()
    browser.cookies.clear()
    expect((await form.press('Sign up')).status).toBe(401)
  })
})

describe.skipIf(!built)('the limits of taking part without an account', () => {
  const { app, browse } = useSite(() => ({ LIMITS: 'usual' }))

  test('a browser asks twenty times an hour; an address gets five emails, and the answer stays', async () => {
    const itemId = await addSupportable(app(), { title: 'Pruning' })
    const form = await (await browse()).open(`/projects-events/${itemId}/support/volunteer`)
    const email = 'often@joining.example'
    for (let time = 0; time < 20; time += 1) {
      const { heading } = await form.press('Sign up', {
        fullName: 'Noa Levi',
        email,
        message: `Try ${time}`,
      })
      expect(heading).toBe('Check your email')
    }
    expect(await readLinks(app(), email)).toHaveLength(5)
    const refused = await form.press('Sign up', {
      fullName: 'Noa Levi',
      email,
      message: 'Once more',
    })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(refused.words).toContain('Once more')
  })
})

/** The paths of the links emailed to an address to confirm a sign-up, newest first. */
async function readLinks(app: TestApp, email: string): Promise<string[]> {
  return (await app.mailsTo(email))
    .filter(({ kind }) => kind === 'support.confirm-sign-up')
    .map(({ text }) => /https?:\/\/[^/]+(\/sign-ups\/confirm\S+)/.exec(text)?.[1] ?? '')
}

function readSupports(app: TestApp, email: string) {
  return app
    .as(system)
    .rows('supports', ['kind', 'status', 'places', 'name', 'message'], { email }, 'createdAt')
}

/** Presses the button of a link without opening it first. */
function post(browser: PlainBrowser, link: string) {
  const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
  return browser.open(link, { method: 'POST', body: new URLSearchParams({ token }) })
}

async function organizationOf(app: TestApp, itemId: string): Promise<string> {
  const { email } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('projectEvents')
      .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
      .select('partners.email')
      .where('projectEvents.id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )
  return email
}

async function switchVolunteering(app: TestApp, isOn: boolean): Promise<void> {
  await saveFeatures(app.caller('admin'), { features: { volunteering: isOn } })
  await app.runtime.switches.refresh()
}
