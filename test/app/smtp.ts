import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server that can accept mail, refuse it, answer late or hang up. */
export type MailServer = {
  url: string
  /** The mails it has got whole, as they came, those it then refused or hung up on among them. */
  received: string[]
  /** What it answers to a reader, and to the words of a mail; 250 is yes. */
  answers: { reader: number; words: number }
  /** Hangs up once it has the mail, before it says so. */
  hangsUp: boolean
  /** Says nothing about a mail until this is over. */
  pause: Promise<void> | null
  close(): Promise<void>
}

/** Starts one, that speaks to anybody and without encryption unless told otherwise. */
export async function startMailServer(more: SMTPServerOptions = {}): Promise<MailServer> {
  const refusal = (code: number) =>
    code === 250 ? null : Object.assign(new Error(`said ${code}`), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo: (_address, _session, done) => done(refusal(state.answers.reader)),
    async onData(stream, session, done) {
      state.received.push(await text(stream))
      await state.pause
      if (state.hangsUp) {
        for (const one of server.connections) {
          if ((one as unknown as { id: string }).id === session.id) one.close()
        }
        return
      }
      done(refusal(state.answers.words))
    },
    ...more,
  })
  // A client that breaks off is no fault of a test.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    answers: { reader: 250, words: 250 },
    hangsUp: false,
    pause: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return state
}
