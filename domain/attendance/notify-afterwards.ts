import { sql } from 'kysely'
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
  const shares = await sharesOf(ctx, row.supportId)
  for (const { to, path, isSupporter, userId } of await listRecipients(ctx, {
    ...row,
    id: row.supportId,
  })) {
    const share = shares?.get(userId ?? '')
    // Of a group of which was noted who came, only they are thanked, each for their share; and whoever signed it up.
    if (shares && share === undefined && !isSupporter) continue
    const hours = share ?? row.hours
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

/** The hours of each of a group who was noted; null if only their number was. As `app.keep_members_certificates` counts them. */
async function sharesOf({ db }: Context, supportId: string): Promise<Map<string, number> | null> {
  const { rows } = await sql<{ member: string; hours: number }>`
    select member, coalesce(sum(round(a.hours::numeric / a.people)), 0)::integer as hours
    from attendances a cross join unnest(a.members) as member
    where a.support_id = ${supportId} and a.status = 'here' group by member`.execute(db)
  return rows.length > 0 ? new Map(rows.map(({ member, hours }) => [member, hours])) : null
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
