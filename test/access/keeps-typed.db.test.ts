import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { headers } from '#test/app/sign-in.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from './ask-application.ts'
import { breakApp, type Breakage } from './break-app.ts'
import { ROLES, type Role } from './doors.ts'
import { seedAddresses } from './seed-addresses.ts'
import { listAddresses, type Address } from './list-routes.ts'
import { viewerOf } from './viewer-of.ts'
import { gatherForms, isTyped, SECRET, valueFor, type Met } from './gather-forms.ts'
import { asText } from './read-forms.ts'

const addresses = await listAddresses()
const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

const ORIGIN = 'http://127.0.0.1:3000'

/** The error message of each kind of form, as given in the product's first specification. */
const SENTENCES: [kind: RegExp, sentence: string][] = [
  [/^\/auth email password/, 'Failed to sign in'],
  [/^\/auth email$/, 'Failed to send password reset email'],
  [/^\/auth\/reset-password/, 'Failed to update password'],
  [/^\/dashboard\/profile avatar/, 'Failed to update profile'],
  [/^\/dashboard\/preferences/, 'Failed to update preferences'],
  [/^\/partner-registration/, 'Registration failed: Please try again later.'],
  [/^\/admin.* decision=approve next/, 'Failed to approve project/event'],
  [/^\/admin.* decision=reject page next/, 'Failed to reject project/event'],
  [/^\/admin\/features/, 'Failed to update features'],
  [/^\/admin\/users by=/, 'Failed to promote user: '],
  [/^\/(contact|visit)/, 'Your message could not be sent. Please try again.'],
  [/^\/volunteer-profile version/, 'Unexpected error while saving your profile'],
]

/** Otherwise each page is read as the one person who sees the most there, and those of `ALSO`: every role adds no form to these. */
const asksAll = process.env['EVERYWHERE'] === '1'

/** Pages with forms that their viewer does not see. */
const ALSO: Partial<Record<Role, string[]>> = {
  supporter: ['/projects-events/:id/support/donate', '/projects-events/:id/support/:kind'],
  applicant: ['/partner-admin'],
  partner2: ['/partner-dashboard/supporters'],
}

const isOwn = (address: Address, role: Role) =>
  viewerOf(address) === role || (ALSO[role]?.includes(address.pattern) ?? false)

/**
 * Without JavaScript: every form of every page in the URL map, found by reading the pages. New forms are tested without being
 * listed.
 */
describe.skipIf(!built)('no form loses what was typed', () => {
  const app = startTestApp()
  let application: Application
  let breakage: ReturnType<typeof breakApp>
  const cookies = new Map<Role, string>()
  let forms: Map<string, Met>

  beforeAll(async () => {
    const ways = await seedAddresses(app)
    breakage = breakApp(app.runtime)
    application = await openBuiltApplication(breakage.runtime)
    for (const role of ROLES) cookies.set(role, await signIn(role))
    const read = async (role: Role, path: string) => {
      const { status, html } = await ask(role, path)
      return status === 200 ? html : ''
    }
    ways['/auth/reset-password'] = '/auth/reset-password?token=abcdefghijklmnopqrstuvwx'
    forms = new Map()
    for (const role of ROLES) {
      const own = asksAll ? addresses : addresses.filter((address) => isOwn(address, role))
      for (const [kind, met] of await gatherForms(read, [role], own, ways))
        if (!forms.has(kind)) forms.set(kind, met)
    }
  })
  afterAll(() => application?.close())

  async function signIn(role: Role): Promise<string> {
    if (role === 'visitor') return ''
    const { email } = DEMO_USERS[role]
    const given = await app.runtime.auth.signIn(headers(), {
      email,
      password: DEMO_PASSWORD,
      returnTo: '/',
    })
    return given.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  async function ask(role: Role, path: string, body?: BodyInit) {
    const request = new Request(new URL(path, ORIGIN), {
      headers: { cookie: cookies.get(role) ?? '', accept: 'text/html', origin: ORIGIN },
      ...(body ? { method: 'POST', body } : {}),
    })
    const answer = await application.handle(request, factsOf())
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
    const html = isPage ? await answer.text() : ''
    if (!isPage) await answer.body?.cancel()
    return { status: answer.status, html, to: answer.headers.get('Location') ?? '' }
  }

  /** Fills every field with its own marker, as far as its type allows. */
  function fill({ form }: Met): { body: BodyInit; marks: [string, string][] } {
    const marks: [string, string][] = []
    const body = form.isMultipart ? new FormData() : new URLSearchParams()
    form.fields.forEach((field, index) => {
      if (field.type === 'file') return
      if (field.type === 'checkbox' || field.type === 'radio') {
        if (field.isChecked) body.append(field.name, field.value || 'on')
        return
      }
      const value = valueFor(field, index)
      body.append(field.name, value)
      if (isTyped(field)) marks.push([field.name, value])
    })
    const [button] = form.buttons
    if (button) body.append(...button)
    return { body, marks }
  }

  /** The marks lost from each form that breaks in this way, or is submitted as another user than the one who opened it. */
  async function lost(how: Breakage, as?: Role, among: readonly Role[] = ROLES): Promise<string[]> {
    const failures: string[] = []
    for (const [kind, met] of forms) {
      if (!among.includes(met.role)) continue
      const { body, marks } = fill(met)
      breakage.break(how)
      // A download is aborted in the browser.
      const answer = await ask(as ?? met.role, met.form.action, body).catch(() => null)
      breakage.break('none')
      if (!answer && marks.length === 0) continue
      if (!answer) throw new Error(`${met.page} broke off`)
      const shown = answer.html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      const text = asText(answer.html)
      // If the other user may submit it too, it succeeds.
      if (as && answer.status === 302 && !answer.to.startsWith('/auth')) continue
      const missing = marks.filter(
        ([, mark]) => !mark.split('\n').every((line) => text.includes(line)),
      )
      const where = `${met.role} at ${met.page}, form ${kind}: ${answer.status}`
      if (missing.length > 0)
        failures.push(`${where} lost ${missing.map(([name]) => name).join(', ')}`)
      if (/Unexpected (?:Application|Server) Error/.test(shown))
        failures.push(`${where} says Unexpected`)
      const isFailed = answer.status >= 500 || answer.status === 401 || answer.status === 403
      if (isFailed && !/role="alert"/.test(answer.html)) failures.push(`${where} says nothing`)
      const [, sentence] = SENTENCES.find(([of]) => of.test(kind)) ?? []
      if (answer.status >= 500 && sentence && !asText(shown).includes(sentence))
        failures.push(`${where} does not say ${sentence}`)
      if (answer.html.includes(SECRET)) failures.push(`${where} shows a secret`)
    }
    return failures
  }

  test('finds forms on the pages of every audience', () => {
    const roles = new Set([...forms.values()].map(({ role }) => role))
    expect([...roles]).toEqual(
      expect.arrayContaining(['visitor', 'partner', 'ambassador', 'superuser']),
    )
    expect(forms.size).toBeGreaterThan(150)
  })

  test('when a statement fails', async () => {
    expect(await lost('fault')).toEqual([])
  })

  test('when the database is away', async () => {
    expect(await lost('away')).toEqual([])
  })

  test('when a user with fewer rights has signed in in another tab', async () => {
    expect(await lost('none', 'applicant', ['partner', 'partner2', 'admin', 'superuser'])).toEqual(
      [],
    )
  })

  test('when the session has ended', async () => {
    const members = ROLES.filter((role) => role !== 'visitor')
    expect(await lost('none', 'visitor', members)).toEqual([])
  })
})
