import type { AddressInfo } from 'node:net'
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
})

test('a refusal is an error, for the worker to try again', async () => {
  refuse = true
  await expect(deliver(mail)).rejects.toThrow(/busy|451/)
  refuse = false
})

test('a demo without a mail server keeps its mail', async () => {
  const before = received.length
  await chooseDelivery(readEnv({}), 'http://127.0.0.1:3000')(mail)
  expect(received).toHaveLength(before)
})
