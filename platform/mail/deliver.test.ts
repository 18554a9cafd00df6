import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { composeMail } from './compose-mail.ts'
import { chooseDelivery } from './deliver.ts'

const received: { to: string[]; raw: string }[] = []
let refuse = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    done(refuse ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
  },
  async onData(stream, session, done) {
    const raw = await text(stream)
    received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
    done()
  },
})

let deliver: ReturnType<typeof chooseDelivery>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  deliver = chooseDelivery(
    readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    'https://www.example.org',
  )
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const mail = {
  id: '01a1fd7d-b266-7cba-aa11-0f4c8bc266c4',
  ...composeMail({
    kind: 'test',
    to: 'reader@demo.test',
    subject: 'שלום',
    greeting: 'Hello,',
    paragraphs: ['Good news.'],
    footer: 'Bye',
  }),
}

test('a mail server gets both forms of the words, the sender and a Message-ID that a repetition shares', async () => {
  await deliver(mail)
  await deliver(mail)
  expect(received.map(({ to }) => to)).toEqual([['reader@demo.test'], ['reader@demo.test']])
  const ids = received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(ids).toEqual([`<${mail.id}@www.example.org>`, `<${mail.id}@www.example.org>`])
  expect(received[0]?.raw).toContain('From: Friends for Israel <no-reply@f4i.example>')
  expect(received[0]?.raw).toContain('Content-Type: text/plain')
  expect(received[0]?.raw).toContain('Content-Type: text/html')
  // Programs that announce someone's absence leave it alone.
  expect(received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
})

const compose = (more: { subject?: string; replyTo?: string; to?: string }) => ({
  id: mail.id,
  ...composeMail({
    kind: 'test',
    to: 'reader@demo.test',
    subject: 'A subject',
    greeting: 'Hello,',
    paragraphs: ['Good news.'],
    footer: 'Bye',
    ...more,
  }),
})
/** The newest mail's headers, each on one line. */
const headersOf = () => (received.at(-1)?.raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s/g, ' ')

test('an answer goes where the mail says', async () => {
  await deliver(compose({ replyTo: 'office@demo.test' }))
  expect(headersOf()).toMatch(/^Reply-To: office@demo\.test$/m)
  await deliver(compose({}))
  expect(headersOf()).not.toMatch(/^Reply-To:/m)
})

test('a long Hebrew subject arrives whole, in lines that any server takes', async () => {
  const subject = 'תודה על ההרשמה ליום ההתנדבות בנגב, נשמח לראות אתכם! '.repeat(8).trim()
  await deliver(compose({ subject }))
  const raw = received.at(-1)?.raw ?? ''
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(1000)
  expect(Buffer.byteLength(raw)).toBe(raw.length)
  const encoded = /^Subject: (.*)$/m.exec(headersOf())?.[1] ?? ''
  const bytes = [...encoded.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, how, said = '']) =>
    how?.toUpperCase() === 'B'
      ? Buffer.from(said, 'base64')
      : Buffer.from(
          said
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
              String.fromCharCode(parseInt(hex, 16)),
            ),
          'latin1',
        ),
  )
  expect(Buffer.concat(bytes).toString('utf8')).toBe(subject)
})

test.each([
  ['a subject', { subject: 'Hello\r\nBcc: victim@demo.test\r\n\r\nBuy now' }],
  ['an address to answer to', { replyTo: 'a@demo.test\r\nBcc: victim@demo.test' }],
  ['a reader', { to: 'reader@demo.test\r\nBcc: victim@demo.test' }],
  ['a list of readers', { to: 'reader@demo.test, victim@demo.test' }],
])('%s cannot bring further headers or readers', async (_, more) => {
  const before = received.length
  await deliver(compose(more)).catch(() => {})
  for (const { to } of received.slice(before)) expect(to).not.toContain('victim@demo.test')
  if (received.length > before) {
    expect(headersOf()).not.toMatch(/^Bcc:/im)
    expect(received.at(-1)?.raw).not.toMatch(/^Buy now/m)
  }
})

test('a refusal is an error, for the worker to try again', async () => {
  refuse = true
  await expect(deliver(mail)).rejects.toThrow(/busy|451/)
  refuse = false
})

test('a server that talks without an end is left', async () => {
  // It greets line by line and never comes to its last one.
  const endless = createServer((socket) => {
    const talk = setInterval(() => socket.write('220-and so on\r\n'), 5)
    socket.on('close', () => clearInterval(talk)).on('error', () => {})
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  const { port } = endless.address() as AddressInfo
  const soon = chooseDelivery(
    readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    'https://www.example.org',
    100,
  )
  await expect(soon(mail)).rejects.toMatchObject({ code: 'EABORT' })
  await new Promise((resolve) => endless.close(resolve))
})

test('a demo without a mail server keeps its mail', async () => {
  const before = received.length
  await chooseDelivery(readEnv({}), 'http://127.0.0.1:3000')(mail)
  expect(received).toHaveLength(before)
})
