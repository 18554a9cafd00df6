import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Logger } from '../log.ts'
import { htmlToText } from './html-to-text.ts'
import { isAutomatic } from './is-automatic.ts'

/** What is read of a mail, in characters; a message has far less. */
const LETTERS_MOST = 200_000

/** A refusal of a mail; its sender's server passes the words on. */
export class MailRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

export type ReceivedMail = { to: string; text: string; messageId: string | null }

type Listening = {
  host: string
  port: number
  log: Pick<Logger, 'info' | 'error'>
  /** Whether an address takes mail. */
  knows(address: string): Promise<boolean>
  /** Takes a mail that a person wrote; refuses it by throwing a `MailRefusal`. */
  receive(mail: ReceivedMail): Promise<void>
}

/** Bytes of a mail; what is in it besides text is dropped or refused. */
const MAIL_MAX = 2 * 1024 * 1024
const CLIENTS_MAX = 50
/** Unknown addresses after which a client is sent away. */
const WRONG_MAX = 5

/**
 * Listens for mail by SMTP, without encryption: behind the mail server of the domain, which relays to it. Takes one recipient at a time.
 * Refuses attachments; drops what no person wrote.
 */
export async function startMailListener(
  listening: Listening,
): Promise<{ port: number; close(): Promise<void> }> {
  const { log, knows, receive } = listening
  const wrong = new WeakMap<object, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAIL_MAX,
    maxClients: CLIENTS_MAX,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    disableReverseLookup: true,
    onRcptTo({ address }, session, done) {
      void settle(() => admit(address, session), done)
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      void settle(
        () => take(stream, rcptTo[0]?.address ?? '', mailFrom ? mailFrom.address : ''),
        done,
      )
    },
  })
  // A client that hangs up is no fault.
  server.on('error', (error) => log.info({ err: error }, 'a mail client was disconnected'))

  async function settle(work: () => Promise<void>, done: (error?: Error | null) => void) {
    let fault: Error | null = null
    try {
      await work()
    } catch (error) {
      fault = faultOf(error)
    }
    done(fault)
  }

  async function admit(address: string, session: SMTPServerSession): Promise<void> {
    const before = wrong.get(session) ?? 0
    if (before >= WRONG_MAX) throw new MailRefusal(421, 'Too many unknown addresses')
    if (session.envelope.rcptTo.length > 0) {
      throw new MailRefusal(452, 'One recipient at a time, please')
    }
    if (await knows(address)) return
    wrong.set(session, before + 1)
    throw new MailRefusal(550, 'There is no such address')
  }

  async function take(stream: SMTPServerDataStream, to: string, sender: string): Promise<void> {
    const chunks: Buffer[] = []
    // What is too large is read to its end, as the protocol asks, and not kept.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!stream.sizeExceeded) chunks.push(chunk)
    }
    if (stream.sizeExceeded) throw new MailRefusal(552, 'The message is too large')
    const mail = await PostalMime.parse(Buffer.concat(chunks))
    if (isAutomatic(mail.headers, sender)) return
    if (mail.attachments.some(({ related, disposition }) => !related && disposition !== 'inline')) {
      throw new MailRefusal(554, 'Attachments cannot be delivered here: please send text only')
    }
    const written = (mail.text ?? '').slice(0, LETTERS_MOST)
    const text = written.trim() ? written : htmlToText((mail.html ?? '').slice(0, LETTERS_MOST))
    await receive({ to, text, messageId: mail.messageId ?? null })
  }

  function faultOf(error: unknown): MailRefusal {
    if (error instanceof MailRefusal) return error
    log.error({ err: error }, 'a mail could not be received')
    return new MailRefusal(451, 'Please try again later')
  }

  server.listen(listening.port, listening.host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
