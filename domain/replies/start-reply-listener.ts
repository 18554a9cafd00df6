import { createHash, randomUUID } from 'node:crypto'
import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { knowsReplyAddress } from './commands/knows-reply-address.ts'
import { receiveReply } from './commands/receive-reply.ts'
import { readReply } from './read-reply.ts'

/** SMTP replies by the kind of error; anything else is tried again by the sender's server. */
const CODES: Readonly<Record<string, number>> = {
  not_found: 550,
  bad_input: 550,
  conflict: 550,
  forbidden: 550,
  too_many: 450,
}

/** Listens for replies by email if the settings say so; null without. */
export async function startReplyListener(
  runtime: Caller['runtime'],
): Promise<{ port: number; close(): Promise<void> } | null> {
  const { INBOUND_MAIL_PORT: port, INBOUND_MAIL_HOST: host } = runtime.env
  if (port === undefined) return null
  // Only who listens loads the server and the parser.
  const { MailRefusal, startMailListener } = await import('#platform/mail/mail-listener.ts')
  const caller = (key?: string): Caller => ({
    runtime,
    actor: { kind: 'system', job: 'replies' },
    requestId: randomUUID(),
    ...(key ? { key } : {}),
  })
  return startMailListener({
    host,
    port,
    log: runtime.log,
    knows: (address) => knowsReplyAddress(caller(), { address }),
    async receive({ to, text, messageId }) {
      const key = messageId === null ? undefined : keyOf(`${to} ${messageId}`)
      try {
        await receiveReply(caller(key), { address: to, text: readReply(text) })
      } catch (error) {
        const code = isAppError(error) ? CODES[error.code] : undefined
        if (!isAppError(error) || code === undefined) throw error
        const words = Object.values(error.fields ?? {})[0] ?? error.message
        throw new MailRefusal(code, words)
      }
    },
  })
}

/** A mail that a server delivers again has the same Message-ID. */
function keyOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
