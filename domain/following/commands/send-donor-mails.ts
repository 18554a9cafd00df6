import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { giftAction, donorOf } from '../../support/mails.ts'
import { GIFT_UPDATES } from '../../support/gift.ts'
import { describeNotice, pathOfNotice, type NoticeTexts } from '../notice.ts'

/** Gifts per run; the rest follow in the next run. */
const AT_ONCE = 100

type Due = NoticeTexts & {
  supportId: string
  name: string
  email: string
  /** In which they asked for it, or, if the address has an account by now, that of the account. */
  language: string
  hasAccount: boolean
}

/**
 * Emails the updates that are due to donors without an account, all of a gift's in one email, in the language in which they asked for
 * them, each with a link to the page where they stop. Each update once, with any number of processes; none for who has stopped them,
 * whose gift went back, and of what is no longer public. Returns how many were due.
 */
export const sendDonorMails = command({
  name: 'following.send-donor-mails',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const { taken, due } = await takeDue(ctx.db, ctx.now)
    for (const own of Map.groupBy(due, ({ supportId }) => supportId).values()) await tell(ctx, own)
    return taken
  },
})

async function takeDue(db: Db, now: Date): Promise<{ taken: number; due: Due[] }> {
  const { rows } = await sql<Due & { isWanted: boolean }>`
    with gifts as (
      select support_id from donor_notices where mailed_at is null and due_at <= ${now}
      group by support_id order by min(due_at), support_id limit ${AT_ONCE}
    ),
    due as (
      select n.support_id, n.announcement_id from donor_notices n
      where n.support_id in (select support_id from gifts) and n.mailed_at is null and n.due_at <= ${now}::timestamptz + interval '3 minutes'
      order by n.support_id, n.announcement_id
      for update skip locked
    ),
    taken as (
      update donor_notices n set mailed_at = ${now} from due
      where n.support_id = due.support_id and n.announcement_id = due.announcement_id
      returning n.support_id, n.announcement_id, n.created_at
    )
    select t.support_id, s.name, s.email, coalesce(p.language, s.updates_in) as language, p.id is not null as has_account,
      v.kind, v.subject_id, v.titles, v.authors, v.about_titles,
      v.kind is not null and s.updates_in is not null and s.email <> '' and s.status in ('confirmed', 'completed') as is_wanted
    from taken t join supports s on s.id = t.support_id
      left join profiles p on p.email = lower(s.email)
      left join public_announcements v on v.id = t.announcement_id
    order by t.support_id, t.created_at, t.announcement_id`.execute(db)
  return { taken: rows.length, due: rows.filter(({ isWanted }) => isWanted) }
}

async function tell(
  { notify, seal }: Pick<CommandContext, 'notify' | 'seal'>,
  updates: readonly Due[],
): Promise<void> {
  const [first] = updates
  if (!first) return
  await notify(() => {
    const title = inPageLanguage(first.aboutTitles ?? {})
    const links = updates.map((update) => ({
      label: describeNotice(update),
      path: pathOfNotice(update),
    }))
    const [only, ...others] = links
    return {
      kind: 'following.donor-updates',
      to: donorOf(first),
      language: first.language,
      subject:
        only && others.length === 0
          ? only.label
          : m.following_mail_subject({ count: updates.length }),
      paragraphs: [
        m.following_mail_donor({ title }),
        ...(only && others.length === 0 ? [only.label] : []),
      ],
      ...(only && others.length === 0
        ? { action: { label: m.following_mail_open(), path: only.path } }
        : { links, action: giftAction(seal, first.supportId) }),
      // An account has its own choices of emails; without one, the gift has this one.
      topic: first.hasAccount
        ? aboutTopic('supports')
        : {
            ...aboutTopic('supports'),
            choose: m.following_mail_donor_stop({ title }),
            apart: { person: first.supportId, topic: GIFT_UPDATES },
          },
    }
  })
}
