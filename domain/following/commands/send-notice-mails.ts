import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { describeNotice, pathOfNotice, type NoticeTexts } from '../notice.ts'

/** People per run; the rest follow in the next run. */
const AT_ONCE = 100
/** Lines in one email; the page of the bell has all. */
const LINES = 20

type Due = NoticeTexts & { userId: string; email: string; fullName: string; isSupport: boolean }

/**
 * Emails the notices that are due and were not read in the bell, all of a person's in one email, in their language: one about what they
 * support and one about what they follow, because these are refused apart. Each notice once, with any number of processes; none for
 * what is no longer public. Returns how many notices were due.
 */
export const sendNoticeMails = command({
  name: 'following.send-notice-mails',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const { taken, due } = await takeDue(ctx.db, ctx.now)
    for (const own of Map.groupBy(due, ({ userId }) => userId).values()) {
      for (const isSupport of [true, false]) {
        const some = own.filter((one) => one.isSupport === isSupport)
        if (some.length > 0) await tell(ctx, some, isSupport)
      }
    }
    return taken
  },
})

/**
 * Records that notices are emailed and returns those of what is public: of people for whom one is due all that are, and what waits for
 * others within three minutes.
 */
async function takeDue(db: Db, now: Date): Promise<{ taken: number; due: Due[] }> {
  const { rows } = await sql<Due & { kind: string | null }>`
    with people as (
      select user_id from notices
      where mailed_at is null and read_at is null and due_at <= ${now}
      group by user_id order by min(due_at), user_id limit ${AT_ONCE}
    ),
    due as (
      select n.user_id, n.announcement_id from notices n
      where n.user_id in (select user_id from people) and n.mailed_at is null and n.read_at is null
        and (n.due_at <= ${now} or n.how = 'at-once')
      order by n.user_id, n.announcement_id
      for update skip locked
    ),
    taken as (
      update notices n set mailed_at = ${now} from due
      where n.user_id = due.user_id and n.announcement_id = due.announcement_id
      returning n.user_id, n.announcement_id, n.is_support, n.created_at
    )
    select t.user_id, t.is_support, p.email, p.full_name, v.kind, v.subject_id, v.titles, v.authors, v.about_titles
    from taken t join profiles p on p.id = t.user_id
      left join public_announcements v on v.id = t.announcement_id and p.suspended_at is null
    order by t.user_id, t.created_at, t.announcement_id`.execute(db)
  return { taken: rows.length, due: rows.filter(({ kind }) => kind !== null) }
}

async function tell(
  { notify }: Pick<CommandContext, 'notify'>,
  notices: readonly Due[],
  isSupport: boolean,
): Promise<void> {
  const [first] = notices
  if (!first) return
  const { email, fullName } = first
  await notify(() => {
    const shown = notices.slice(0, LINES).map((notice) => ({
      label: describeNotice(notice),
      path: pathOfNotice(notice),
    }))
    const more = notices.length - shown.length
    const [only] = shown
    const isOne = notices.length === 1 && only !== undefined
    return {
      kind: isSupport ? 'following.updates' : 'following.new',
      to: { email, name: stripLinks(fullName) },
      subject: isOne ? only.label : m.following_mail_subject({ count: notices.length }),
      paragraphs: [
        isSupport ? m.following_mail_support() : m.following_mail_follow(),
        ...(isOne ? [only.label] : []),
      ],
      ...(isOne ? {} : { links: shown }),
      action: isOne
        ? { label: m.following_mail_open(), path: only.path }
        : {
            label: more > 0 ? m.following_mail_more({ count: more }) : m.following_mail_all(),
            path: '/notifications',
          },
      topic: aboutTopic(isSupport ? 'supports' : 'follows'),
    }
  })
}
