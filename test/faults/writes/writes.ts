import { randomUUID } from 'node:crypto'
import { ask } from '../ask.ts'

/** One write through a form, which may be repeated until it is answered. */
export type Write = {
  kind: 'message' | 'order' | 'support' | 'sign-up' | 'approval' | 'profile'
  /** Identifies its rows; unique per write. */
  token: string
  /** Prepares the form: a cart, the form key. May be repeated after a failure. */
  prepare(url: string): Promise<void>
  /** Sends the form, the same each time. A 302 means done. */
  send(url: string): Promise<Response>
}

/** A product to order. */
export type Goods = { productId: string; priceCents: number }

/** A visitor writes to us. */
export function aMessage(message = 'Is the way along the harbour even?'): Write {
  const guest = randomUUID()
  const token = `${randomUUID()}@writes.example`
  const form = {
    name: 'Zoé Lefèvre',
    email: token,
    subject: 'A question about Akko',
    message,
  }
  return {
    kind: 'message',
    token,
    prepare: () => Promise.resolve(),
    send: (url) => ask(`${url}/contact`, { cookie: `guest=${guest}`, form }),
  }
}

/** The same person, unsure whether the first message arrived, sends another one with different words: these are two. */
export function toldAnew(token: string): Write {
  const again = aMessage()
  const form = {
    name: 'Zoé Lefèvre',
    email: token,
    subject: 'A question about Akko, again',
    message: 'Is the way along the harbour even? I do not know whether you got this.',
  }
  const cookie = `guest=${randomUUID()}`
  return { ...again, token, send: (url) => ask(`${url}/contact`, { cookie, form }) }
}

/** A visitor fills a cart and orders it. */
export function anOrder({ productId, priceCents }: Goods): Write {
  const cookie = `guest=${randomUUID()}`
  const token = `${randomUUID()}@writes.example`
  let form: Record<string, string> | undefined
  return {
    kind: 'order',
    token,
    async prepare(url) {
      const query = new URLSearchParams({ product: productId, price: String(priceCents) })
      const put = await ask(`${url}/cart?${query}`, { cookie, form: { quantity: '1' } })
      if (put.status !== 302) throw new Error(`The cart answered ${put.status}.`)
      const page = await (await ask(`${url}/checkout`, { cookie })).text()
      const [key, shown] = [hidden(page, 'key'), hidden(page, 'shown')]
      form = { ...recipient, email: token, key, shown }
    },
    send: (url) => ask(`${url}/checkout`, { cookie, form: form ?? {} }),
  }
}

/** A member signs up to volunteer for a project; the organization is notified. */
export function aSupport(cookie: string, itemId: string): Write {
  const token = `Until noon, ${randomUUID()}`
  const form = { formKey: randomUUID(), phone: '', places: '1', message: token }
  return {
    kind: 'support',
    token,
    prepare: () => Promise.resolve(),
    send: (url) => ask(`${url}/projects-events/${itemId}/support/volunteer`, { cookie, form }),
  }
}

/** Someone creates an account. */
export function aSignUp(): Write {
  const token = `${randomUUID()}@writes.example`
  const form = { fullName: 'Adi Ram', email: token, password: 'a-first-password' }
  return {
    kind: 'sign-up',
    token,
    prepare: () => Promise.resolve(),
    send: (url) => ask(`${url}/auth?view=sign-up`, { form }),
  }
}

const recipient = {
  name: 'Ruth Abelson',
  phone: '+1 212 555 0142',
  street: '12 Linden Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
  note: '',
  provider: 'offline',
}

/** The value of a hidden field on a page. */
export function hidden(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1]
  if (value === undefined) throw new Error(`The page has no field ${name}.`)
  return value
}
