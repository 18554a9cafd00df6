import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { listRecipients } from '../support/list-recipients.ts'
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
  for (const { to, path } of await listRecipients(ctx, { ...row, id: row.supportId })) {
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
  for (const { to, path } of await listRecipients(ctx, { ...row, id: row.supportId })) {
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
