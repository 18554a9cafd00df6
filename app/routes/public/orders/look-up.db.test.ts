import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
} from '#app/request/context.ts'
import { guest, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addProduct, orderAs } from '#test/app/ordering.ts'
import { action } from './look-up.tsx'

const app = startTestApp({ env: { LIMITS: 'usual' } })

let connections = 0
const newConnection = () => `192.0.2.${++connections}`

type Answer = { status: number; location: string | null; said: string }

/** Looks up an order, from a new IP address unless one is given. */
async function lookUp(
  number: string,
  email: string,
  address: string = newConnection(),
): Promise<Answer> {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, app.caller(visitor))
  context.set(cookiesContext, [])
  context.set(requestInfoContext, {
    id: 'x',
    address,
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL('/orders/look-up', app.runtime.origin)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ number, email }),
  })
  const answer = await action({ request, url, context, params: {}, pattern: '/orders/look-up' })
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location'), said: '' }
  }
  const { message } = answer.data.problems
  return { status: answer.init?.status ?? 200, location: null, said: message }
}

async function orderOf(email: string): Promise<string> {
  const { variants } = await addProduct(app)
  const placed = await orderAs(app, guest(), [{ variantId: variants[0] ?? '', quantity: 1 }], {
    email,
  })
  return placed.number
}

async function guessAbout(email: string, address?: string) {
  for (let n = 0; n < 10; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await lookUp(`F4I-99999${n}`, email, address)).status).toBe(422)
  }
}

const linksTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind === 'orders.link')

const MAILED = { status: 302, location: '/orders/look-up', said: '' }

test('successful look-ups are not limited', async () => {
  const number = await orderOf('often@buyers.example')
  const address = newConnection()
  for (let n = 0; n < 25; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { location } = await lookUp(number, 'often@buyers.example', address)
    expect(location).toMatch(new RegExp(`^/orders/${number}\\?key=`))
  }
})

test('wrong guesses about an email address do not lock out its owner, who is emailed the link', async () => {
  const email = 'guessed@buyers.example'
  const number = await orderOf(email)
  await guessAbout(email)
  expect(await lookUp(number, ' Guessed@buyers.example')).toEqual(MAILED)
  await vi.waitFor(async () => expect(await linksTo(email)).toHaveLength(1))
  const [mail] = await linksTo(email)
  expect(mail?.text).toContain(`/orders/${number}?key=`)
  // Other email addresses are not affected.
  const other = await orderOf('other@buyers.example')
  expect((await lookUp(other, 'other@buyers.example')).location).toContain('?key=')
})

test('neither do guesses from the same network, and guessing reveals nothing', async () => {
  const address = newConnection()
  const email = 'neighbor@buyers.example'
  const number = await orderOf(email)
  await guessAbout('another@buyers.example', address)
  expect(await lookUp('F4I-999999', email, address)).toEqual(MAILED)
  expect(await lookUp(number, email, address)).toEqual(MAILED)
  await vi.waitFor(async () => expect(await linksTo(email)).toHaveLength(1))
  // From another network it is shown as usual.
  expect((await lookUp(number, email)).location).toContain('?key=')
})

test('an email address gets few links an hour, and the response does not reveal it', async () => {
  const email = 'flooded@buyers.example'
  const number = await orderOf(email)
  await guessAbout(email)
  for (let n = 1; n <= 8; n += 1) {
    expect(await lookUp(number, email)).toEqual(MAILED)
    const sent = Math.min(n, 5)
    await vi.waitFor(async () => expect(await linksTo(email)).toHaveLength(sent))
  }
})
