import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { startMailServer, type MailServer } from '../app/smtp.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { expectHeldIsSeen, lookInside, until, type Inside } from './look-inside.ts'
import { fillCheckout, orderNumberOf } from './shop.ts'
import { AWAY, openLine, type UnsteadyLine } from './unsteady-line.ts'
import { visit } from './visitor.ts'

describe.skipIf(findPostgres() === null)('while the mail server', () => {
  let server: TestServer
  let mail: MailServer
  let line: UnsteadyLine
  let product: Product
  let inside: Inside

  beforeAll(async () => {
    server = await startPostgres()
    mail = await startMailServer()
    line = await openLine(Number(new URL(mail.url).port))
    product = await startProduct({
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('mail'),
      SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    })
    inside = await lookInside(server, 'mail')
    // Everything that the demo sends.
    await until(async () => (await waiting()) === 0)
  })
  afterAll(async () => {
    await inside?.close()
    await product?.stop()
    await line?.close()
    await mail?.close()
    await server?.stop()
  })

  const waiting = async () =>
    (await inside.rows(`select 1 from app.mails where status = 'queued'`)).length
  const tried = async (to: string[]) =>
    (await inside.rows(`select 1 from app.mails where to_address = any($1) and attempts > 0`, [to]))
      .length

  /** Skips the pauses: half a minute after a first try, longer after each. */
  const hurry = () => inside.rows(`update app.mails set due_at = now() where status = 'queued'`)

  const receivedBy = (address: string, from: number) =>
    mail.received
      .slice(from)
      .filter((raw) => raw.toLowerCase().includes(`to: ${address}`) || raw.includes(address))
      .map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])

  /** Someone signs up, writes to us and orders; returns their addresses. */
  async function live(name: string): Promise<string[]> {
    const [newcomer, writer, buyer] = ['newcomer', 'writer', 'buyer'].map(
      (who) => `${who}-${name.replaceAll(/\W/g, '-')}@where.example`,
    ) as [string, string, string]
    const person = { fullName: 'Noa Lev', email: newcomer, password: 'a-first-password' }
    const signedUp = await visit(product.url).post('/auth?view=sign-up', person)
    expect(signedUp.headers.get('location')).toContain('view=check-email')
    const letter = { name: 'Adi Ram', email: writer, subject: 'A question', message: 'Is it even?' }
    expect((await visit(product.url).post('/contact', letter)).status).toBe(302)
    const { buyer: customer, form } = await fillCheckout(product.url, buyer)
    const order = orderNumberOf(await customer.post('/checkout', { ...form, provider: 'offline' }))
    expect((await customer.get(`/orders/${order}`)).status).toBe(200)
    return [newcomer, writer, buyer]
  }

  async function expectDeliveredOnce(addresses: string[], from: number): Promise<void> {
    await hurry()
    await until(async () => (await waiting()) === 0, 60)
    for (const address of addresses) {
      const ids = receivedBy(address, from)
      expect(ids, address).not.toEqual([])
      expect(new Set(ids).size, `${address}: no mail twice`).toBe(ids.length)
    }
    const lost = await inside.rows(`select kind from app.mails where status = 'failed'`)
    expect(lost).toEqual([])
  }

  test.each(AWAY)(
    '%s, people sign up, write and order, and their mail comes once, afterwards',
    async (name, behavior) => {
      await line.behave(behavior)
      onTestFinished(() => line.behave({ does: 'pass' }))
      const people = await live(name)
      await expectEveryday(product.url)
      await until(async () => (await tried(people)) > 0)
      await expectEveryday(product.url)
      expect(await inside.heldTransactions(), 'no transaction waits for it').toBe(0)
      const before = mail.received.length
      await line.behave({ does: 'pass' })
      await expectDeliveredOnce(people, before)
    },
  )

  test('says "later", the same', async () => {
    mail.answers.reader = 451
    onTestFinished(() => void (mail.answers.reader = 250))
    const people = await live('later')
    await until(async () => (await tried(people)) > 0)
    await expectEveryday(product.url)
    const before = mail.received.length
    mail.answers.reader = 250
    await expectDeliveredOnce(people, before)
  })

  test('disconnects, an accepted email may come twice, with the same id', async () => {
    // The control of counting: only here something does come twice.
    const before = mail.received.length
    mail.hangsUp = true
    onTestFinished(() => void (mail.hangsUp = false))
    const people = await live('in the middle')
    await until(() => mail.received.length > before)
    mail.hangsUp = false
    await hurry()
    await until(async () => (await waiting()) === 0, 60)
    const ids = people.flatMap((address) => receivedBy(address, before))
    expect(ids.length).toBeGreaterThan(new Set(ids).size)
  })

  test('hangs, the process ends in time, and the next one sends the rest', async () => {
    await line.behave({ does: 'hang' })
    onTestFinished(() => line.behave({ does: 'pass' }))
    const people = await live('at the end')
    await until(() => line.open() > 0)
    const began = performance.now()
    expect(await product.end('SIGTERM')).toBe(0)
    expect(performance.now() - began, 'milliseconds').toBeLessThan(9_000)
    await line.behave({ does: 'pass' })
    const before = mail.received.length
    product = await startProduct({
      ...PATIENT,
      DATABASE_URL: server.url('mail'),
      SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    })
    await expectDeliveredOnce(people, before)
  })

  test('a transaction that did wait would be detected', () => expectHeldIsSeen(server, 'mail'))
})
