import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { OPEN, ROLES, type Role } from '../access/doors.ts'
import { gatherForms, kindOf, valueFor, type Met, type ReadPage } from '../access/gather-forms.ts'
import { listAddresses } from '../access/list-routes.ts'
import { readForms } from '../access/read-forms.ts'
import { expect, test } from '../e2e/product.ts'
import { signInAs } from '../e2e/sign-in-as.ts'
import { watchPages } from '../e2e/watch-page.ts'

/** Longer than any form needs to report that it could not be sent. */
const SOON_MS = 10_000

/** Concurrent pages, and the number of addresses before a browser context is closed. */
const AT_ONCE = 6
const LANE = 4

/**
 * With scripts: submits every form on the pages of the URL map, as each of the demo's people, without a connection. The page
 * stays, shows a message of the catalog, and keeps all input.
 */
test('without a connection, every form keeps its input', async ({ browser, product, watch }) => {
  watch.allow(/./)
  const cookies = new Map<Role, Cookies>()
  // oxlint-disable-next-line no-await-in-loop -- the product takes only so many sign-ins at once
  for (const role of ROLES) cookies.set(role, await signIn(browser, role, product.url))
  const forms = await gather(reader(cookies, product.url))
  expect(forms.size).toBeGreaterThan(100)

  const lost: string[] = []
  const lanes = lanesOf(forms)
  const work = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
      const { role, pages } = lane
      const context = await browser.newContext({ baseURL: product.url })
      await context.addCookies(cookies.get(role)!)
      const { faults, allow } = watchPages(context, product.url)
      // Parts that a page fetches later, such as the cookie banner, may come too late.
      allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
      const page = await context.newPage()
      for (const [path, kinds] of pages) {
        const problems = [...(await tryForms(page, path, kinds)), ...faults.splice(0)]
        lost.push(...problems.map((problem) => `${role} at ${path}: ${problem}`))
      }
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(lost).toEqual([])
})

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function signIn(browser: Browser, role: Role, baseURL: string): Promise<Cookies> {
  if (role === 'visitor') return []
  const context = await browser.newContext({ baseURL })
  await signInAs(await context.newPage(), DEMO_USERS[role].email)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Public pages are read only as a visitor and as one member: others get the same forms. */
async function gather(read: ReadPage): Promise<Map<string, Met>> {
  const addresses = await listAddresses()
  const ownPages = addresses.filter(({ pattern }) => !OPEN.has(pattern))
  const [some, others] = await Promise.all([
    gatherForms(read, ROLES.slice(0, 2), addresses),
    gatherForms(read, ROLES.slice(2), ownPages),
  ])
  return new Map([...others, ...some])
}

type Lane = { role: Role; pages: [path: string, kinds: Set<string>][] }

/** The pages with forms, a few of one person at a time, so that parallel workers finish together. */
function lanesOf(forms: Map<string, Met>): Lane[] {
  return ROLES.flatMap((role) => {
    const own = [...forms].filter(([, met]) => met.role === role)
    const pages = [...Map.groupBy(own, ([, { page }]) => page)].map(
      ([path, found]): Lane['pages'][0] => [path, new Set(found.map(([kind]) => kind))],
    )
    const starts = [...pages.keys()].filter((index) => index % LANE === 0)
    return starts.map((start) => ({ role, pages: pages.slice(start, start + LANE) }))
  })
}

/** Reads the pages of each person outside the browser, which is faster. */
function reader(cookies: Map<Role, Cookies>, origin: string) {
  return async (role: Role, path: string) => {
    const cookie = cookies.get(role)!.map(({ name, value }) => `${name}=${value}`)
    const headers = { accept: 'text/html', cookie: cookie.join('; ') }
    const answer = await fetch(origin + path, { headers, redirect: 'manual' })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    if (answer.status === 200 && isPage) return answer.text()
    await answer.body?.cancel()
    return ''
  }
}

/** Tries one form of each kind on a page; returns the problems. */
async function tryForms(page: Page, path: string, wanted: Set<string>): Promise<string[]> {
  const problems: string[] = []
  await open(page, path)
  const forms = page.locator('form')
  const kinds = await kindsIn(forms, path)
  for (const [index, kind] of kinds.entries()) {
    if (kind === null || !wanted.delete(kind)) continue
    const problem = await trySending(page, forms.nth(index)).catch(
      (error: Error) => error.message.split('\n')[0],
    )
    if (problem) problems.push(`${kind}: ${problem}`)
    await page.context().setOffline(false)
    const isSame = (await kindsIn(forms, path)).join('\n') === kinds.join('\n')
    if (problem || !isSame) await open(page, path)
  }
  // The cookie banner is rendered later.
  const missed = [...wanted].filter((kind) => !kind.startsWith('/preferences/consent'))
  return [...problems, ...missed.map((kind) => `not met: ${kind}`)]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

/** The kind of each form in the document; null for one that only asks. */
async function kindsIn(forms: Locator, path: string): Promise<(string | null)[]> {
  const drawn = await forms.evaluateAll((all) => all.map((form) => form.outerHTML))
  return drawn.map((html) => {
    const [form] = readForms(html, path)
    return form ? kindOf(form) : null
  })
}

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** Not the buttons that rearrange the lines of a list. */
const SENDING = 'button:visible:not([type=button]):not([disabled]):not([formnovalidate])'

/** Fills in a form and submits it without a connection; returns the problem, if any. */
async function trySending(page: Page, form: Locator): Promise<string | undefined> {
  await page.evaluate(holdLeaving)
  await form.evaluate(showForm)
  await fillIn(form)
  const address = page.url()
  const typed = await form.evaluate(valuesIn)
  const before = await page.evaluate(alertsIn)
  await form.dispatchEvent('focusin')
  await page.waitForFunction(isCodeLoaded)
  let isSent = false
  const note = (request: Request) => (isSent ||= request.method() === 'POST')
  page.on('request', note)
  await page.context().setOffline(true)
  const button = form.locator(SENDING).first()
  if (await button.count()) await button.click({ timeout: SOON_MS })
  else await form.evaluate((sent: HTMLFormElement) => sent.requestSubmit())
  const outcome = await page
    .waitForFunction(outcomeIn, before, { timeout: SOON_MS })
    .then((handle) => handle.jsonValue())
    .catch(() => null)
  const shown = await page.evaluate(() => document.body.textContent)
  page.off('request', note)
  if (outcome === 'leaves') return typed.length > 0 ? 'is not sent by a script' : undefined
  const said = outcome
  if (/Unexpected (Application|Server) Error/.test(shown)) return 'says Unexpected'
  if (withoutHash(page.url()) !== withoutHash(address)) return `left for ${page.url()}`
  // Such as a sidebar, which scripts fold themselves.
  if (!isSent && !said && typed.length === 0) return undefined
  if (!said) return 'says nothing'
  if (!isOfCatalog(said)) return `says ${said.join(' / ')}`
  const kept = await form.evaluate(valuesIn, undefined, { timeout: SOON_MS })
  const changed = typed.filter(
    ([name, value], index) =>
      kept[index]?.join() !== [name, value].join() && !isInConversation(shown, value),
  )
  if (changed.length > 0) return `lost ${changed.map(([name]) => name).join(', ')}`
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  if (await dismiss.count()) await dismiss.click({ timeout: SOON_MS })
  return undefined
}

/** What was asked in a chat is shown there, and leaves its field. */
function isInConversation(shown: string, value: string): boolean {
  return value.startsWith('Mark ') && shown.includes(value)
}

/** Enters a value into every text field, and changes the first choice. */
async function fillIn(form: Locator): Promise<void> {
  const fields = await form.evaluate(openFieldsIn)
  const values = fields.map((field, index) =>
    field.isOpen ? valueFor({ ...field, options: [], isChecked: false }, index) : field.value,
  )
  await form.evaluate(setValues, values)
}

type Open = { name: string; type: string; value: string; isOpen: boolean }

/** Runs in the page. */
function openFieldsIn(form: HTMLElement | SVGElement): Open[] {
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => {
    const { name, type, value, disabled, readOnly } = field
    const isOpen = !disabled && !readOnly && name !== '' && field.checkVisibility()
    return { name, type, value, isOpen }
  })
}

/** Runs in the page: enters the values so that React notices, like typing. */
function setValues(form: HTMLElement | SVGElement, values: string[]): void {
  const fields = form.querySelectorAll<HTMLInputElement>('input, textarea')
  fields.forEach((field, index) => {
    if (field.value === values[index]) return
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', values[index], field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const box = [...fields].find(
    (field) => field.type === 'checkbox' && !field.disabled && field.checkVisibility(),
  )
  box?.click()
}

/** Runs in the page: whether the requested scripts have loaded, including those of the forms. */
function isCodeLoaded(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  return [...links].every(({ href }) => performance.getEntriesByName(href).length > 0)
}

/** Runs in the page: opens what is folded around the form, and lets it be sent with fields that are not valid. */
function showForm(form: HTMLFormElement | SVGElement | HTMLElement): void {
  for (let around = form.closest('details'); around;) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
  ;(form as HTMLFormElement).noValidate = true
}

/** Runs in the page: marks a form that the browser would send by itself, which nothing can keep, and stays. */
function holdLeaving(): void {
  delete document.documentElement.dataset['leaves']
  const hold = (event: SubmitEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    document.documentElement.dataset['leaves'] = 'yes'
  }
  window.addEventListener('submit', hold, { once: true })
}

/** Runs in the page: returns the value of each field of the form. */
function valuesIn(form: HTMLElement | SVGElement): [string, string][] {
  return [...(form as HTMLFormElement).elements]
    .filter((field) => field instanceof HTMLElement && 'name' in field && field.name !== '')
    .map((field) => field as HTMLInputElement)
    .filter(({ type }) => type !== 'submit' && type !== 'button' && type !== 'hidden')
    .map(({ name, type, checked, value }) => {
      return [name, type === 'checkbox' || type === 'radio' ? String(checked) : value]
    })
}

/** Runs in the page. */
function alertsIn(): string[] {
  return [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
}

/** Runs in the page: the lines of an alert that was not there before, or that the browser would have left. */
function outcomeIn(before: string[]): string[] | 'leaves' | null {
  if (document.documentElement.dataset['leaves']) return 'leaves'
  const alert = [...document.querySelectorAll('[role=alert]')].find(
    ({ textContent }) => textContent.trim() !== '' && !before.includes(textContent),
  )
  const lines = alert && [...alert.querySelectorAll('p')].map(({ textContent }) => textContent)
  return alert ? (lines?.length ? lines : [alert.textContent]) : null
}

const CATALOG = readdirSync('messages/en').flatMap((file) =>
  Object.values(JSON.parse(readFileSync(`messages/en/${file}`, 'utf8')) as Record<string, unknown>)
    .filter((text) => typeof text === 'string')
    .filter((text) => /\w{3}/.test(text.replaceAll(/\{\w+\}/g, '')))
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'))
    .map((text) => new RegExp(`^${text}`)),
)

/** Whether every line consists of catalog messages. */
function isOfCatalog(lines: string[]): boolean {
  return lines.every(isSaid)
}

function isSaid(line: string): boolean {
  return CATALOG.some((text) => {
    const found = text.exec(line)?.[0]
    if (!found) return false
    const rest = line.slice(found.length).trim()
    return rest === '' || isSaid(rest)
  })
}
