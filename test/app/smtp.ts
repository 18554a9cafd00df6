import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server that can accept, refuse or delay mail, or hang up. */
export type MailServer = {
  url: string
  /** The complete emails received, including those then refused or cut off. */
  received: string[]
  /** The replies to a recipient and to the message data; 250 accepts. */
  answers: { reader: number; words: number }
  /** Hangs up after receiving the email, before confirming it. */
  hangsUp: boolean
  /** Delays the reply to an email until this resolves. */
  pause: Promise<void> | null
  /** The greatest number of emails received and not yet replied to. */
  mostAtOnce: number
  close(): Promise<void>
}

/** Starts a server that by default accepts any client, without encryption. */
export async function startMailServer(more: SMTPServerOptions = {}): Promise<MailServer> {
  const refusal = (code: number) =>
    code === 250 ? null : Object.assign(new Error(`said ${code}`), { responseCode: code })
  let unanswered = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo: (_address, _session, done) => done(refusal(state.answers.reader)),
    async onData(stream, session, done) {
      state.received.push(await text(stream))
      unanswered += 1
      state.mostAtOnce = Math.max(state.mostAtOnce, unanswered)
      await state.pause
      unanswered -= 1
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
  // A client that disconnects must not fail a test.
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
    mostAtOnce: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return state
}
