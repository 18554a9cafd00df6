import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { headers } from '#test/world/sign-in.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from './ask-application.ts'
import { breakHouse, type Breakage } from './break-house.ts'
import { ROLES, type Role } from './doors.ts'
import { furnishAddresses } from './furnish-addresses.ts'
import { listAddresses } from './list-routes.ts'
import { asText, readForms, type PageField, type PageForm } from './read-forms.ts'

const addresses = await listAddresses()
const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

const ORIGIN = 'http://127.0.0.1:3000'

/** A form as a role meets it, and the page it is on. */
type Met = { role: Role; page: string; form: PageForm }

/** Fields that a person types into. */
const TYPED = new Set(['text', 'textarea', 'email', 'tel', 'url', 'search'])
/** Never sent back to a browser. */
const isSecret = ({ name, type }: PageField) =>
  type === 'password' || /password|repeated|token/i.test(name)

/**
 * Without JavaScript: every form of every page that the URL map has, found by reading the pages as each role. A form that is
 * added later is tried without being listed anywhere.
 */
describe.skipIf(!built)('no form loses what was typed', () => {
  let world: World
  let application: Application
  let breakage: ReturnType<typeof breakHouse>
  const cookies = new Map<Role, string>()
  const forms = new Map<string, Met>()

  beforeAll(async () => {
    world = await openWorld()
    const ways = await furnishAddresses(world)
    breakage = breakHouse(world.house)
    application = await openBuiltApplication(breakage.house)
    for (const role of ROLES) cookies.set(role, await signIn(role))
    for (const role of ROLES) {
      for (const { pattern } of addresses) await gather(role, ways[pattern] ?? pattern)
    }
  })
  afterAll(async () => {
    await application?.close()
    await world.close()
  })

  async function signIn(role: Role): Promise<string> {
    if (role === 'visitor') return ''
    const { email } = CAST[role]
    const given = await world.house.auth.signIn(headers(), {
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
    return { status: answer.status, html }
  }

  /** Notes the forms of a page, and of its dialogs, which are links to the same page. Each kind of form once. */
  async function gather(role: Role, path: string, isDialog = false): Promise<void> {
    const { status, html } = await ask(role, path)
    if (status !== 200) return
    for (const form of readForms(html, path)) {
      const kind = [
        new URL(form.action, ORIGIN).pathname.replaceAll(/[0-9a-f-]{36}|[A-Z0-9]{6,}/g, ':id'),
        ...form.fields.map(({ name, type, value }) =>
          type === 'hidden' && /^[a-z-]+$/.test(value) ? `${name}=${value}` : name,
        ),
      ].join(' ')
      if (!forms.has(kind)) forms.set(kind, { role, page: path, form })
    }
    if (isDialog) return
    const [own] = path.split('?')
    const dialogs = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
      .map(([, to = '']) => new URL(asText(to), ORIGIN + path))
      .filter((to) => to.origin === ORIGIN && to.pathname === own && to.search !== '')
      .map((to) => to.pathname + to.search)
    const kinds = new Map(dialogs.map((to) => [to.replaceAll(/=[^&]*/g, ''), to]))
    for (const to of kinds.values()) await gather(role, to, true)
  }

  /** Fills every field with a mark of its own, as far as its type takes one. */
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
      if (TYPED.has(field.type) && !isSecret(field)) marks.push([field.name, value])
    })
    const [button] = form.buttons
    if (button) body.append(...button)
    return { body, marks }
  }

  function valueFor({ type, value, options }: PageField, index: number): string {
    switch (type) {
      case 'textarea':
        return `Mark ${index} of a longer text\nwith a second line`
      case 'text':
      case 'search':
        return `Mark ${index}`
      case 'email':
        return `mark-${index}@example.com`
      case 'tel':
        return `+1 212 555 01${String(index).padStart(2, '0')}`
      case 'url':
        return `https://example.com/mark-${index}`
      case 'password':
        return 'A-Secret-of-the-Test-9'
      case 'select':
        return value || options.findLast((option) => option !== '') || ''
      default:
        return value
    }
  }

  async function lost(how: Breakage): Promise<string[]> {
    const failures: string[] = []
    for (const [kind, met] of forms) {
      const { body, marks } = fill(met)
      breakage.break(how)
      // A download breaks off in the browser's own hands.
      const answer = await ask(met.role, met.form.action, body).catch(() => null)
      breakage.break('none')
      if (!answer && marks.length === 0) continue
      if (!answer) throw new Error(`${met.page} broke off`)
      const shown = answer.html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      const text = asText(answer.html)
      const missing = marks.filter(
        ([, mark]) => !mark.split('\n').every((line) => text.includes(line)),
      )
      const where = `${met.role} at ${met.page}, form ${kind}: ${answer.status}`
      if (missing.length > 0)
        failures.push(`${where} lost ${missing.map(([name]) => name).join(', ')}`)
      if (/Unexpected (?:Application|Server) Error/.test(shown))
        failures.push(`${where} says Unexpected`)
      if (answer.status >= 500 && !/role="alert"/.test(answer.html))
        failures.push(`${where} says nothing`)
      if (/A-Secret-of-the-Test-9/.test(answer.html)) failures.push(`${where} shows a secret`)
    }
    return failures
  }

  test('forms are found on the pages of every audience', () => {
    const roles = new Set([...forms.values()].map(({ role }) => role))
    expect([...roles]).toEqual(
      expect.arrayContaining(['visitor', 'partner', 'ambassador', 'admin']),
    )
    expect(forms.size).toBeGreaterThan(60)
  })

  test('when a statement fails', async () => {
    expect(await lost('fault')).toEqual([])
  })

  test('when the database is away', async () => {
    expect(await lost('away')).toEqual([])
  })
})
