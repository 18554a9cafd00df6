import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import type { CommandContext } from '#platform/operation.ts'
import { emailForm, fullName } from '#domain/accounts/account-forms.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { ChosenDate } from './chosen-date.ts'
import { supportSchema } from './support-schema.ts'
import { supportOnDates } from './support-words.ts'
import type { SupportKind } from './support.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The form of a visitor without an account: that of the kind, with a name and an address. */
export const newcomerSchema = z.intersection(
  z.object({ fullName, ...emailForm.shape }),
  supportSchema,
)
/** The form input before parsing. */
export type TypedNewcomer = z.input<typeof newcomerSchema>

/** Links that were emailed before this no longer work: they last 24 hours, as those of sign-up do. */
export function oldestLink(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** The hash by which a link's token is found. The token itself is only in the email. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Emails the link that confirms a sign-up, and returns the hash of its token. */
export async function emailLink(
  { notify }: Pick<CommandContext, 'notify'>,
  given: {
    name: string
    email: string
    kind: SupportKind
    places: number
    waits: boolean
    /** The dates they chose; empty for the whole. */
    dates: readonly ChosenDate[]
    item: { titles: TextInEach; organizations: TextInEach }
  },
): Promise<string> {
  const { name, email, kind, places, waits, dates } = given
  const { titles, organizations } = given.item
  const token = randomBytes(32).toString('base64url')
  const what = () => supportOnDates({ kind, places, dates })
  await notify(() => ({
    kind: 'support.confirm-sign-up',
    to: { email, name: personName(name, email) },
    subject: m.joining_mail_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.joining_mail_text({
        title: inPageLanguage(titles),
        organization: inPageLanguage(organizations),
        what: what(),
      }),
      ...(waits ? [m.waiting_mail_link()] : []),
      m.joining_mail_expiry(),
    ],
    action: { label: m.joining_mail_action(), path: confirmPath(token) },
  }))
  return hashToken(token)
}

/** The page behind an emailed link. */
export function confirmPath(token: string): string {
  return `/sign-ups/confirm?${new URLSearchParams({ token }).toString()}`
}
