import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { listToTell } from '../support/list-to-tell.ts'
import { signSignUpKey, signUpPagePath } from '../support/sign-up-link.ts'
import { MESSAGES_ANCHOR } from '../threads/thread.ts'
import type { OwnOccasion } from './find-own-occasion.ts'
import type { ExpectedRow } from './list-expected.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>

/** Thanks everyone of a sign-up whose hours are confirmed, with a link to the certificate on its page. */
export async function notifyThanked(
  ctx: Context,
  { item }: OwnOccasion,
  row: ExpectedRow,
): Promise<void> {
  const { hours } = row
  for (const { to, path } of await recipientsOf(ctx, row)) {
    await ctx.notify(() => ({
      kind: 'attendance.thanked',
      to,
      subject: m.support_mail_completed_subject({ title: inPageLanguage(item.titles) }),
      paragraphs: [
        m.onday_mail_thanks_text({
          title: inPageLanguage(item.titles),
          organization: inPageLanguage(item.organizations),
        }),
        ...(hours
          ? [
              m.onday_mail_thanks_hours({ count: hours, hours: format.number(hours) }),
              m.onday_mail_thanks_certificate(),
            ]
          : []),
      ],
      action: { label: hours ? m.onday_mail_certificate() : m.signups_mail_open(), path },
      topic: aboutTopic('supports'),
    }))
  }
}

/** Tells everyone of a sign-up that they were marked as not having come, and where they can object. */
export async function notifyMissed(
  ctx: Context,
  { item }: OwnOccasion,
  row: ExpectedRow,
): Promise<void> {
  for (const { to, path } of await recipientsOf(ctx, row)) {
    await ctx.notify(() => ({
      kind: 'attendance.missed',
      to,
      subject: m.onday_mail_missed_subject({ title: inPageLanguage(item.titles) }),
      paragraphs: [
        m.onday_mail_missed_text({
          title: inPageLanguage(item.titles),
          organization: inPageLanguage(item.organizations),
        }),
        m.onday_mail_missed_object(),
      ],
      action: { label: m.onday_mail_missed_action(), path: `${path}#${MESSAGES_ANCHOR}` },
      topic: aboutTopic('supports'),
    }))
  }
}

/** Who is told about a sign-up, with the path that opens its page for them without signing in. */
async function recipientsOf({ db, now, seal }: Context, row: ExpectedRow) {
  const { supportId, userId } = row
  const told = await listToTell(db, { ...row, id: supportId })
  return told.map(({ name, email, seatOf }) => {
    // Whoever came without having signed up has no account, and is known by the sign-up alone.
    const key = signSignUpKey(seal, { supportId, userId: seatOf ?? userId ?? supportId }, now)
    return { to: { email, name: stripLinks(name) }, path: signUpPagePath(supportId, key) }
  })
}
