import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { startMailServer, type MailServer } from '../app/smtp.ts'
import { PATIENT } from './everyday.ts'
import { lookInside, until, type Inside } from './look-inside.ts'
import { fillCheckout, orderNumberOf } from './shop.ts'
import { openLine, type UnsteadyLine } from './unsteady-line.ts'
import { productWithout, type Removal } from './without-protection.ts'

const MAILS = 100
const AT_ONCE = 5

/** Coordinates the workers: a claimed email is not available to others. */
const CLAIM: Removal[] = [
  {
    file: 'platform/mail/mail-worker.ts',
    text: 'dueAt: new Date(now.getTime() + CLAIM_MS)',
    instead: 'dueAt: now',
  },
  {
    file: 'platform/mail/mail-worker.ts',
    text: '.forUpdate()\n          .skipLocked()',
    instead: '',
  },
]

describe.skipIf(findPostgres() === null)('of two processes on one database', () => {
  let server: TestServer
  let mail: MailServer
  let inside: Inside
  let lines: UnsteadyLine[]

  beforeAll(async () => {
    server = await startPostgres()
    mail = await startMailServer()
    const { port } = new URL(mail.url)
    lines = [await openLine(Number(port)), await openLine(Number(port))]
    await server.createSeeded('jobs')
    inside = await lookInside(server, 'jobs')
  })
  afterAll(async () => {
    await inside?.close()
    for (const line of lines ?? []) await line.close()
    await mail?.close()
    await server?.stop()
  })

  /** Each with its own connection to the mail server; stopped with the test. */
  async function startTwo(program?: string): Promise<Product[]> {
    const products: Product[] = []
    for (const line of lines) {
      const settings = {
        ...PATIENT,
        AUTH_SECRET: 'a secret of the tests, long enough',
        DATABASE_URL: server.url('jobs'),
        SMTP_URL: `smtp://127.0.0.1:${line.port}`,
        MAIL_AT_ONCE: String(AT_ONCE),
      }
      const product = await startProduct(settings, program)
      onTestFinished(product.stop)
      products.push(product)
    }
    await until(async () => (await queued()).length === 0, 60)
    await Promise.all(lines.map((line) => line.behave({ does: 'pass' })))
    return products
  }

  const queued = () => inside.rows(`select 1 from app.mails where status = 'queued'`)

  /** Adds many emails to the outbox, lets `meanwhile` act, and returns how often each was received. */
  async function sendMany(name: string, meanwhile = async () => {}): Promise<number[]> {
    const from = mail.received.length
    const ids = Array.from({ length: MAILS }, () => randomUUID())
    await inside.rows(
      `insert into app.mails (id, kind, to_address, subject, text, html)
       select id, 'test', $2 || '-' || n || '@where.example', 'A subject', 'Text', '<p>Text</p>'
       from unnest($1::uuid[]) with ordinality as given (id, n)`,
      [ids, name],
    )
    await meanwhile()
    await until(async () => (await queued()).length === 0, 120)
    const times = new Map<string, number>(ids.map((id) => [id, 0]))
    for (const raw of mail.received.slice(from)) {
      const id = /^Message-ID: <([\da-f-]+)@/im.exec(raw)?.[1] ?? ''
      if (times.has(id)) times.set(id, times.get(id)! + 1)
    }
    return [...times.values()]
  }

  test('both send email, and each email is sent once', async () => {
    await startTwo()
    const times = await sendMany('once')
    expect(lines.map((line) => line.came() > 0)).toEqual([true, true])
    expect(times.filter((n) => n !== 1)).toEqual([])
  })

  test('one that is killed with emails in hand loses none: the other sends them, once', async () => {
    const [killed] = await startTwo()
    await lines[0]!.behave({ does: 'hang' })
    const times = await sendMany('killed', async () => {
      await until(() => lines[0]!.open() === AT_ONCE)
      await killed!.end('SIGKILL')
      // The other has sent everything else; what the killed one had would be taken again after two minutes.
      await until(async () => (await queued()).length === AT_ONCE, 60)
      await inside.rows(`update app.mails set due_at = now() where status = 'queued'`)
    })
    expect(times.filter((n) => n !== 1)).toEqual([])
    await lines[0]!.behave({ does: 'pass' })
  })

  test('without the claim, emails are sent twice: the count above can fail', async () => {
    await startTwo(await productWithout(CLAIM))
    // So slow that each process looks for mail while the other is still sending.
    await Promise.all(lines.map((line) => line.behave({ does: 'delay', ms: 20 })))
    const times = await sendMany('twice')
    expect(times.filter((n) => n > 1).length).toBeGreaterThan(0)
  })

  test('an unpaid order ends once, returns its pieces once and is reported once', async () => {
    const [one] = await startTwo()
    const emails = Array.from({ length: 6 }, (_, n) => `late-${n}@where.example`)
    const stock = async () =>
      (await inside.rows<{ n: number }>('select sum(stock)::int as n from app.product_variants'))[0]
        ?.n
    const before = await stock()
    for (const email of emails) {
      const { buyer, form } = await fillCheckout(one!.url, email)
      orderNumberOf(await buyer.post('/checkout', { ...form, provider: 'offline' }))
    }
    const of = 'order_id in (select id from app.orders where email = any($1))'
    expect(await stock()).toBe(Number(before) - emails.length)
    await inside.rows(`update app.payments set due_at = now() where ${of} and status = 'pending'`, [
      emails,
    ])
    // Both check every half a minute.
    const left = () =>
      inside.rows(`select 1 from app.payments where ${of} and status = 'pending'`, [emails])
    await until(async () => (await left()).length === 0, 60)
    expect(await stock()).toBe(before)
    const told = await inside.rows<{ to: string; n: number }>(
      `select to_address as to, count(*)::int as n from app.mails
       where to_address = any($1) and kind <> 'orders.placed' group by 1 order by 1`,
      [emails],
    )
    expect(told).toEqual(emails.map((to) => ({ to, n: 1 })))
  })
})
