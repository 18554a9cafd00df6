import { sql } from 'kysely'
import { z } from 'zod'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { isWithoutConsent } from '#domain/consent/consent.ts'
import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { ORGANIZATION_IN_EACH } from '#domain/project-events/organization-columns.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { CARD_COLUMNS, presentItem } from '../../project-events/to-card.ts'
import type { ProjectEventCard } from '../../project-events/project-event.ts'
import { DATE_PLACE } from '../../project-events/next-date.ts'
import { describeTime } from '../../project-events/when.ts'
import { withDateLabel } from '../../project-events/date-label.ts'
import { inMail, whereOf, whereOnDate } from '../../project-events/where.ts'
import {
  listParticipants,
  takeDueLists,
  takeDueReminders,
  type DueReminder,
  type Participant,
} from '../due-reminders.ts'
import { findSupport, type FoundSupport } from '../find-support.ts'
import { listToTell } from '../list-to-tell.ts'
import { seeSupporters } from '../mails.ts'
import { signSignUpKey, signUpPagePath } from '../sign-up-link.ts'
import { supporterLabel, supportLabel, supportLabelWithGroup } from '../support-words.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>
type Item = Omit<ProjectEventCard, 'isOver'>

/** Emails and lists per run; the rest follow in the next run. */
const AT_ONCE = 100
/** Names in the email to an organization; the page of supporters has all. */
const NAMES_MAX = 40

/**
 * Reminds people a week and a day before the dates they signed up for, and asks whether they still come; and sends
 * organizations, a day before, the list of who is expected. Each once, with any number of processes. Returns how many were due.
 */
export const sendReminders = command({
  name: 'support.send-reminders',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const { db, now } = ctx
    const reminders = await takeDueReminders(db, now, AT_ONCE)
    for (const due of reminders) await remind(ctx, due)
    const lists = await takeDueLists(db, now, AT_ONCE)
    for (const due of lists) await sendList(ctx, due)
    return reminders.length + lists.length
  },
})

async function remind({ db, now, notify, seal }: Context, due: DueReminder): Promise<void> {
  const support = await findSupport(db, due.supportId, 'any')
  if (!support) return
  const { userId, stillComingAt, consent } = await askWhetherComing(db, support, now)
  const item = { ...onDate(support.item, due), datePlace: due.place ?? undefined }
  for (const { name, email, seatOf } of await listToTell(db, support)) {
    const whose = seatOf ?? userId
    const key = whose && signSignUpKey(seal, { supportId: support.id, userId: whose }, now)
    await notify(() => ({
      kind: `support.reminder-${due.reminder}`,
      to: { email, name: stripLinks(name) },
      subject: subjectOf(due)({ title: inPageLanguage(support.item.titles) }),
      paragraphs: [
        textOf(support, consent),
        m.signups_mail_resumed_when({ time: describeTime(item), place: whereOf(inMail(item)) }),
        stillComingAt ? m.signups_is_coming() : m.signups_mail_ask(),
      ],
      action: {
        label: stillComingAt ? m.signups_mail_open() : m.signups_mail_answer(),
        path: signUpPagePath(support.id, key),
      },
      topic: aboutTopic('reminders'),
    }))
  }
}

/** From now on the organization sees who has not answered. Who has already said that they come is not asked again. */
async function askWhetherComing(db: Context['db'], { id }: FoundSupport, now: Date) {
  return db
    .updateTable('supports')
    .set({ askedAt: sql<Date>`coalesce(asked_at, ${now})` })
    .where('id', '=', id)
    .returning(['userId', 'stillComingAt', 'consent'])
    .executeTakeFirstOrThrow()
}

function subjectOf({ reminder, isToday }: DueReminder) {
  if (reminder === 'week') return m.signups_mail_week_subject
  return isToday ? m.signups_mail_today_subject : m.signups_mail_tomorrow_subject
}

function textOf(support: FoundSupport, consent: string | null): string {
  const { item, status } = support
  const said = {
    organization: inPageLanguage(item.organizations),
    title: inPageLanguage(item.titles),
  }
  const what = supportLabelWithGroup(support)
  if (isWithoutConsent(consent)) return m.guardians_mail_reminder({ ...said, what })
  return status === 'confirmed'
    ? m.signups_mail_expected({ ...said, what })
    : m.signups_mail_unanswered({ ...said, what })
}

async function sendList(
  { db, notify }: Context,
  due: { itemId: string; startsAt: Date; endsAt: Date | null; isToday: boolean },
): Promise<void> {
  const row = await db
    .selectFrom('projectEvents')
    .select(CARD_COLUMNS)
    .select([
      ORGANIZATION_IN_EACH,
      textInEach('projectEvents', 'title', 'titles'),
      textInEach('projectEvents', 'location', 'locations'),
    ])
    .where('id', '=', due.itemId)
    .executeTakeFirstOrThrow()
  const expected = await listParticipants(db, due)
  // Shifts that start at the same time may be in different places.
  const shifts = await db
    .selectFrom('projectEventDates as d')
    .select(DATE_PLACE.as('place'))
    .where('projectEventId', '=', due.itemId)
    .where('startsAt', '=', due.startsAt)
    .orderBy('id')
    .execute()
  const item = { ...onDate(presentItem(row), due), locations: row.locations }
  const people = expected.reduce((sum, { places }) => sum + places, 0)
  const waiting = expected.filter(
    ({ status, consent }) => status === 'pending' && !isWithoutConsent(consent),
  ).length
  const placesOf = (one: typeof item) => {
    const places = shifts.map(({ place }) =>
      whereOnDate(inMail(one), { place: place ?? undefined }),
    )
    return format.list([...new Set(places)])
  }
  await notify(() => ({
    kind: 'support.list',
    to: organizationTeam(item.partnerId, inPageLanguage(row.organizations), 'answer'),
    subject: due.isToday
      ? m.signups_mail_list_today_subject({ title: inPageLanguage(row.titles) })
      : m.signups_mail_list_subject({ title: inPageLanguage(row.titles) }),
    paragraphs: [
      m.signups_mail_list_text({ count: people, title: inPageLanguage(row.titles) }),
      m.signups_mail_resumed_when({ time: describeTime(item), place: placesOf(item) }),
      ...(waiting > 0 ? [m.signups_mail_list_waiting({ count: waiting })] : []),
      ...expected.slice(0, NAMES_MAX).map(lineOf),
      ...(expected.length > NAMES_MAX
        ? [m.signups_mail_list_more({ count: expected.length - NAMES_MAX })]
        : []),
    ],
    ...seeSupporters(due.itemId),
  }))
}

function lineOf(one: Participant): string {
  const who = stripLinks(supporterLabel(one))
  const what = withDateLabel(
    { labels: one.labels ?? {} },
    supportLabel({ ...one, amountCents: null }),
  )
  if (isWithoutConsent(one.consent)) return m.guardians_mail_list_line({ who, what })
  if (one.status === 'pending') return m.signups_mail_list_line_waiting({ who, what })
  return one.stillComingAt
    ? m.signups_mail_list_line_coming({ who, what })
    : m.signups_mail_list_line({ who, what })
}

/** An event at one of its dates; a project has only one. */
function onDate<One extends Item>(
  item: One,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
): One {
  return item.type === 'event'
    ? { ...item, startDatetime: startsAt.toISOString(), endDatetime: endsAt?.toISOString() ?? null }
    : item
}
