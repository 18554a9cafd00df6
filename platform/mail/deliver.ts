import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import type { Mail } from './mail.ts'

export type OutgoingMail = Mail & { id: string }

/** Hands one mail over; rejects when it was not accepted. */
export type Deliver = (mail: OutgoingMail) => Promise<void>

/** A server that keeps talking without an end is left after this, long before the worker's claim runs out. */
const LONGEST_MS = 60_000

/** How mail leaves: by the SMTP server of the settings, or, in a demo without one, not at all: its mailbox shows it. */
export function chooseDelivery(env: Env, origin: string, longestMs = LONGEST_MS): Deliver {
  if (!env.SMTP_URL) return () => Promise.resolve()
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = new URL(origin).hostname
  return async ({ id, to, replyTo, subject, text, html, unsubscribeUrl }) => {
    await transport.sendMail({
      from: env.MAIL_FROM,
      // As an object it is one address, whatever is in it; a text may be a list of them.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      html,
      signal: AbortSignal.timeout(longestMs),
      messageId: `<${id}@${host}>`,
      headers: { ...AUTOMATIC, ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}) },
    })
  }
}

/** Nobody's absence is announced to us, and our own listener takes none of our mails for an answer (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** With these, mail programs offer a button that ends the topic at once (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
