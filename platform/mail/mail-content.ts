import { m } from '#messages'
import { localized } from '../text/language.ts'
import type { Office } from '../env.ts'
import { composeMail } from './compose-mail.ts'
import type { NewMail, Topic } from './mail.ts'

/** The recipient of a mail. Someone who has left has no address; without a name the greeting has none either. */
export type Recipient = { email: string | null; name: string | null }

/** The people of an organization who have one of these duties; where it has no team this address, or its public one, under this name. */
export type TeamRecipient = {
  team: string
  duties: readonly string[]
  name: string | null
  email?: string
}

/** Whom one copy of a mail goes to; the account is null for an address of an organization, and for those without one. */
export type Reader = Recipient & { userId: string | null }

/** What one mail says to one person, or to the office; its greeting, its footer and whole addresses are added. */
export type MailContent = {
  kind: string
  to: Recipient | TeamRecipient | 'office'
  /** Where an answer goes; to the sender by default. For a team it may differ by reader. */
  replyTo?: string | ((reader: Reader) => string)
  subject: string
  /** A line before everything else. */
  above?: string
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

/**
 * Writes a mail of this site to one reader in the language of the running code (`speak`); null for someone who has left and cannot
 * be emailed.
 */
export function writeMail(
  { to: _to, action, links, replyTo, ...content }: MailContent,
  reader: Reader | 'office',
  { origin, office }: { origin: string; office: Office },
): NewMail | null {
  // The language of the mail, not of the page that caused it.
  const site = new URL(origin).origin
  const to =
    reader === 'office' ? { email: office.email, name: office.contact, userId: null } : reader
  if (!to.email) return null
  const { language: _, ...words } = content
  return composeMail({
    ...words,
    to: to.email,
    ...(replyTo ? { replyTo: typeof replyTo === 'string' ? replyTo : replyTo(to) } : {}),
    greeting: to.name ? m.mail_greeting({ name: to.name }) : m.inbox_mail_greeting(),
    ...(links
      ? { links: links.map(({ label, path }) => ({ label, url: site + localized(path) })) }
      : {}),
    ...(action ? { action: { label: action.label, url: site + localized(action.path) } } : {}),
    footer: m.mail_footer(),
  })
}
