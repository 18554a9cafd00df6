import { m } from '#messages'
import { localized } from '../text/language.ts'
import type { Office } from '../env.ts'
import { composeMail } from './compose-mail.ts'
import type { NewMail, Topic } from './mail.ts'

/** The recipient of a mail. Someone who has left has no address; without a name the greeting has none either. */
export type Recipient = { email: string | null; name: string | null }

/** What one mail says to one person, or to the office; its greeting, its footer and whole addresses are added. */
export type MailContent = {
  kind: string
  to: Recipient | 'office'
  /** Where an answer goes; to the sender by default. */
  replyTo?: string
  subject: string
  paragraphs: string[]
  /** Things to read below the paragraphs, each with its path. */
  links?: { label: string; path: string }[]
  /** The one thing to do, as a button to a path of ours. */
  action?: { label: string; path: string }
  /** If its reader may refuse it. */
  topic?: Topic
  /** The language of its reader, if it can no longer be looked up. */
  language?: string | null
  /** Nothing of it stays once it has left. */
  isBrief?: boolean
}

/** Writes a mail of this site in the language of the running code (`speak`); null for someone who has left and cannot be emailed. */
export function writeMail(
  { to, action, links, ...content }: MailContent,
  { origin, office }: { origin: string; office: Office },
): NewMail | null {
  // The language of the mail, not of the page that caused it.
  const site = new URL(origin).origin
  const { email, name } = to === 'office' ? { email: office.email, name: office.contact } : to
  if (!email) return null
  const { language: _, ...words } = content
  return composeMail({
    ...words,
    to: email,
    greeting: name === null ? m.inbox_mail_greeting() : m.mail_greeting({ name }),
    ...(links
      ? { links: links.map(({ label, path }) => ({ label, url: site + localized(path) })) }
      : {}),
    ...(action ? { action: { label: action.label, url: site + localized(action.path) } } : {}),
    footer: m.mail_footer(),
  })
}
