import type { Page } from '@playwright/test'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { OPEN, type Role } from '../access/doors.ts'
import { gatherForms, kindOfPath } from '../access/gather-forms.ts'
import { listAddresses, type Address } from '../access/list-routes.ts'
import { expect, findAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const OWN = ['require-seller', 'require-partner', 'prompt-sign-in']

/** As whom an address is opened: the one person who sees the most there. */
function viewerOf({ pattern, guards }: Address): Role {
  if (guards.includes('require-staff')) return 'superuser'
  if (guards.some((guard) => OWN.includes(guard))) return 'partner'
  if (pattern.startsWith('/ambassador/dashboard')) return 'ambassador'
  return OPEN.has(pattern) && !AS_MEMBER.has(pattern) ? 'visitor' : 'supporter'
}

/** Addresses for everyone at which someone who is signed in sees more. */
const AS_MEMBER = new Set([
  '/ambassador-registration',
  '/gifts/:id',
  '/groups/:id/join',
  '/orders/:number',
  '/partner-registration',
  '/projects-events/for-you',
  '/sign-ups/:id',
  '/volunteer-profile',
])

/** Asks for other rows of the same page. */
const FILTER = /\?(status|show|period|page|post|q)\b/

/** How many pages, dialogs and tabs each of them sees at least, and what refuses them. */
const VIEWERS = [
  ['visitor', 40, ['/no/such/page', '/partner-dashboard', '/store/unknown', '/partner/unknown']],
  ['supporter', 15, ['/partner-dashboard']],
  ['partner', 15, []],
  ['ambassador', 4, []],
  ['superuser', 25, []],
] as const

/**
 * Axe over every address of the URL map with its dialogs and tabs, and over what each page answers when its required fields
 * are empty.
 */
for (const [role, least, refusals] of VIEWERS) {
  test(`axe finds nothing on any page, dialog or refused form of a ${role} @rare`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ baseURL: product.url })
    // Pages are whole without their scripts, and quicker; axe itself needs some.
    await context.route(/\.js$/, (route) => route.abort())
    const page = await context.newPage()
    if (role !== 'visitor') await signInAs(page, DEMO_USERS[role].email)
    const cookies = await context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const paths = new Map<string, string>()
    const read = async (_: Role, path: string) => {
      const kind = kindOfPath(path)
      if (paths.has(kind) || FILTER.test(kind)) return ''
      const html = await readPage(product.url + path, cookie)
      if (html !== '') paths.set(kind, path)
      return html
    }
    const addresses = await listAddresses()
    await gatherForms(
      read,
      [role],
      addresses.filter((address) => viewerOf(address) === role),
    )
    expect(paths.size).toBeGreaterThanOrEqual(least)

    const found: string[] = []
    let refused = 0
    const check = async (where: string) => {
      const violations = await findAxeViolations(page)
      found.push(...violations.map((violation) => `${where}: ${violation}`))
    }
    for (const path of [...paths.values(), ...refusals]) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForLoadState()
      await check(path)
      if (!(await sendEmpty(page))) continue
      refused += await page.locator('[aria-invalid=true]').count()
      await check(`${path}, refused`)
    }
    await context.close()
    expect(found).toEqual([])
    expect(refused, 'fields that were refused').toBeGreaterThan(0)
  })
}

async function readPage(url: string, cookie: string): Promise<string> {
  const headers = { accept: 'text/html', cookie }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (answer.status === 200 && isPage) return answer.text()
  await answer.body?.cancel()
  return ''
}

/** Sends the first form that has required fields to type into without them; false if there is none. */
async function sendEmpty(page: Page): Promise<boolean> {
  if (!(await page.evaluate(emptyForm))) return false
  const answered = page.waitForEvent('load', { timeout: 60_000 })
  await page.evaluate(sendForm)
  await answered
  return true
}

/** Runs in the page. */
function emptyForm(): boolean {
  const typed = 'input:not([type]), input[type=text], input[type=email], textarea'
  const field = [...document.querySelectorAll<HTMLInputElement>(typed)].find(
    ({ required, form }) => required && form?.method === 'post',
  )
  if (!field) return false
  for (const each of field.form!.querySelectorAll<HTMLInputElement>(typed)) each.value = ''
  field.form!.noValidate = true
  field.form!.dataset['empty'] = 'yes'
  return true
}

/** Runs in the page. */
function sendForm(): void {
  document.querySelector<HTMLFormElement>('form[data-empty]')!.requestSubmit()
}
