import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { findKnown } from './known.ts'
import { cookiesOf, send, sendForm, type Sent } from './send.ts'
import type { Site } from './site.ts'

const NAME = 'Zipporah Quagliarelli'
const EMAIL = 'zipporah.quag@wherever.example'
const PASSWORD = 'correct-horse-of-zipporah'
const WORDS = 'the marmalade recipe of my grandmother'
const PHONE = '+972547654321'

/** Performs typical user actions, valid and invalid; returns all personal data entered, none of which may be logged. */
export async function beBusy(site: Site): Promise<string[]> {
  const { url } = site
  const tokens: string[] = []
  const keep = (answer: Sent) => {
    const values = (answer.headers['set-cookie'] ?? []).map(
      (one) => /^[^=]+=([^;]*)/.exec(one)?.[1] ?? '',
    )
    tokens.push(...values, ...queryOf(String(answer.headers['location'] ?? '')))
    return answer
  }
  const form = async (at: string, fields: Record<string, string>, cookie = '') =>
    keep(await sendForm(url + at, fields, cookie ? { cookie } : {}))
  const page = async (at: string, cookie = '') =>
    keep(await send(url + at, { headers: cookie ? { cookie } : {} }))

  // Signs up, forgets the password, resets it, and signs in.
  const account = { fullName: NAME, email: EMAIL, password: PASSWORD, mobilePhone: PHONE }
  expect((await form('/auth?view=sign-up', account)).status, 'a sign-up').toBe(302)
  await form('/auth', { email: EMAIL, password: PASSWORD })
  await form('/auth', { email: EMAIL, password: `${PASSWORD}-wrong` })
  await form('/auth?view=forgot', { email: EMAIL })
  const links = await linksTo(site, EMAIL)
  tokens.push(...links.flatMap(queryOf))
  for (const link of links) {
    await page(link)
    const token = new URL(link, url).searchParams.get('token') ?? ''
    await form(link, { token, password: PASSWORD, repeated: PASSWORD })
  }
  const own = await form('/auth', { email: EMAIL, password: PASSWORD })
  expect(own.status, 'a sign-in').toBe(302)
  const cookie = cookiesOf(own)

  // Writes, uploads, buys, gives, asks and browses.
  const known = await findKnown(url)
  const person = { name: NAME, email: EMAIL, phone: PHONE }
  await form('/contact', { form: 'contact', ...person, subject: WORDS, message: `${WORDS}, twice` })
  await form('/contact', { form: 'contact', ...person, subject: WORDS, message: '' })
  await upload(`${url}/dashboard/profile`, cookie)
  // The first one that comes in a single size.
  const products = new Set(
    [...(await page('/store')).text.matchAll(/\/store\/([\da-f-]{36})/g)].map(([, id]) => id),
  )
  let put: Sent | undefined
  for (const id of products) {
    put = await form(`/cart?product=${id}`, { quantity: '1' })
    if (put.status === 302) break
  }
  expect(put?.status, 'something in the cart').toBe(302)
  const guest = cookiesOf(put!)
  const checkout = await page('/checkout', guest)
  const placed = await form(
    '/checkout',
    { ...hiddenIn(checkout), ...person, ...address, note: WORDS },
    guest,
  )
  expect(placed.status, /role="alert".{0,1500}/s.exec(placed.text)?.[0]).toBe(302)
  const order = String(placed.headers['location'])
  await page(order, guest)
  const found = await form('/orders/look-up', {
    number: order.split('/').at(-1) ?? '',
    email: EMAIL,
  })
  await page(String(found.headers['location'] ?? '/'))
  await form('/orders/look-up', { number: 'F4I-9999', email: EMAIL })
  const giving = `/projects-events/${known.project}/support/donate`
  await form(giving, { ...hiddenIn(await page(giving)), ...person, amount: '18', message: WORDS })
  for (const link of await linksTo(site, EMAIL)) {
    tokens.push(...queryOf(link))
    await page(link)
  }
  await page(`/projects-events?q=${encodeURIComponent(WORDS)}`)
  await page(`/${EMAIL}/${encodeURIComponent(EMAIL)}?token=a-token-of-zipporah`)
  await page('/%zz')
  await ask(url, '/api/agenticai', { message: WORDS })
  await ask(url, '/api/activity', { type: 'page_view', path: `/${EMAIL}`, sessionId: WORDS })
  await send(url, { method: 'PROPFIND', headers: { 'x-words': WORDS } })

  await withoutFiles(site, async () => {
    const answer = await upload(`${url}/dashboard/profile`, cookie)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const id = String(answer.headers['x-request-id'])
    // Logged once the response has been sent.
    await vi.waitFor(() => expect(site.output(), 'a fault names its request').toContain(id))
  })
  const words = [
    NAME,
    'Quagliarelli',
    EMAIL,
    'zipporah.quag',
    PASSWORD,
    WORDS,
    'marmalade',
    '547654321',
  ]
  const long = tokens.map(decodeURIComponent).filter((token) => token.length >= 16)
  return [...new Set([...words, 'certificate-of-zipporah', 'a-token-of-zipporah', ...long])]
}

const address = {
  street: '12 Marmalade Lane',
  city: 'Haifa',
  state: 'IL',
  postalCode: '3100001',
  country: 'IL',
}

/** The links with a query in the emails to an address, as paths. */
async function linksTo(site: Site, to: string): Promise<string[]> {
  const mails = (await site.mails()).filter((mail) => mail.to === to)
  return mails
    .flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link)))
    .map(({ pathname, search }) => pathname + search)
    .filter((link) => link.includes('?'))
}

function queryOf(link: string): string[] {
  return [...new URL(link, 'http://here.example').searchParams.values()]
}

function hiddenIn({ text }: Sent): Record<string, string> {
  const inputs = [...text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ])
  return Object.fromEntries(inputs) as Record<string, string>
}

function ask(url: string, at: string, body: object): Promise<Sent> {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return send(url + at, { method: 'POST', headers, body: JSON.stringify(body) })
}

function upload(url: string, cookie: string): Promise<Sent> {
  const line = '--a-line-between\r\nContent-Disposition: form-data; name='
  const paper = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
  const body = `${line}"fullName"\r\n\r\n${NAME}\r\n${line}"paper"; filename="certificate-of-zipporah.pdf"\r\nContent-Type: application/pdf\r\n\r\n${paper}\r\n--a-line-between--\r\n`
  const type = 'multipart/form-data; boundary=a-line-between'
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type }
  return send(url, { method: 'POST', headers, body })
}

/** Makes the disk reject files during `work`: a file replaces their folder. */
async function withoutFiles(site: Site, work: () => Promise<void>): Promise<void> {
  const files = path.join(site.folder, 'files')
  await rename(files, `${files}-kept`)
  await writeFile(files, '')
  try {
    await work()
  } finally {
    await rename(files, `${files}-not`)
    await rename(`${files}-kept`, files)
  }
}
