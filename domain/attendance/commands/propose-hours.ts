import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { outcomeSchema } from '../../support/outcome-schema.ts'
import { SUPPORT_OUTCOME_MAX } from '../../support/outcome.ts'
import { findSignUp } from '../../support/queries/get-sign-up.ts'
import { hoursPath, type Member } from '../attendance.ts'
import { describeDate } from '../describe-date.ts'
import { findProposal, type ProposalDate } from '../find-proposal.ts'

const DAY_HOURS = 24

/**
 * Records the hours that a person says they gave on a date of their sign-up, or on a day of what lasts for days, for a caller verified as
 * them; they do not count until their organization confirms hours of its own. Saying them again changes them until then. The
 * first time for a date emails the organization, with the page where it confirms them. Who leads a group says who of it was there, and the hours
 * of each.
 *
 * @throws AppError not_found if the sign-up is not theirs, also for those of a group who do not lead it; conflict before anything of it is over, or once
 * hours are confirmed; bad_input without a number of hours, for more than the day has, and without a date or day that can be meant.
 */
export const proposeHours = command({
  name: 'attendance.propose-hours',
  for: 'system',
  input: z.object({
    supportId: z.string(),
    userId: z.string(),
    hadIt: z.boolean(),
    /** The id of the date that is meant; empty where there is only one. */
    date: z.string().default(''),
    /** `YYYY-MM-DD`, of what lasts for days. */
    day: z.string().default(''),
    /** Who of a group was there; null for all of it. */
    members: z.array(z.string()).max(200).nullable().default(null),
    /** Of each person of a group; of other sign-ups, of all of it. */
    hours: outcomeSchema(SUPPORT_OUTCOME_MAX).shape.hours.refine((hours) => Boolean(hours), {
      error: () => m.onday_propose_missing(),
    }),
  }),
  async run({ db, input, now, notify }): Promise<void> {
    const { support, part, isSupporter } = await findSignUp(db, input, input.hadIt)
    if (part !== 'whole' && !isSupporter) throw new AppError('not_found', m.support_no_support())
    const { id, item } = support
    // Of two at once, the second one changes what the first has said.
    await db.selectFrom('supports').select('id').where('id', '=', id).forUpdate().execute()
    const { dates, members } = await findProposal(db, id, now)
    if (dates.length === 0) throw new AppError('conflict', m.onday_propose_over())
    const date = chosenAmong(dates, input.date)
    const day = date.days && readDay(input.day, date.days)
    const came = membersMeant(members, input.members)
    const isGroup = members.length > 0
    refuseTooMany(date, input.hours ?? 0, {
      people: isGroup ? 1 : support.places,
      times: came.length,
    })
    const hours = (input.hours ?? 0) * (isGroup ? came.length : 1)
    const before = await db
      .selectFrom('proposedHours')
      .select('id')
      .where('supportId', '=', id)
      .where(sql<boolean>`date_id is not distinct from ${date.id}::uuid`)
      .executeTakeFirst()
    await db
      .insertInto('proposedHours')
      .values({
        id: newId(now),
        supportId: id,
        dateId: date.id,
        day,
        hours,
        members: came,
        proposedAt: now,
      })
      .onConflict((known) =>
        known
          .constraint('proposed_hours_once')
          .doUpdateSet({ hours, members: came, proposedAt: now }),
      )
      .execute()
    if (before) return
    const said = () => ({
      name: stripLinks(support.name),
      title: inPageLanguage(item.titles),
      count: hours,
      hours: format.number(hours),
    })
    await notify(() => ({
      kind: 'attendance.proposed',
      to: organizationTeam(item.partnerId, inPageLanguage(item.organizations), 'answer'),
      subject: m.onday_mail_proposed_subject(said()),
      paragraphs: [
        m.onday_mail_proposed_text(said()),
        ...(isGroup
          ? [m.onday_mail_proposed_group({ group: support.group ?? '', count: came.length })]
          : []),
        ...(date.startsAt || day
          ? [day ? format.day(day) : describeDate(date, item.timeZone)]
          : []),
        m.onday_mail_proposed_more(),
      ],
      action: { label: m.onday_confirm_hours(), path: hoursPath(item.id, date.id) },
      topic: aboutTopic('organization'),
    }))
  },
})

function chosenAmong(dates: readonly ProposalDate[], typed: string): ProposalDate {
  const [only, ...others] = dates
  const chosen =
    typed === '' && others.length === 0 ? only : dates.find(({ id }) => (id ?? '') === typed)
  if (chosen) return chosen
  const message = m.onday_propose_date_missing()
  throw new AppError('bad_input', message, { fields: { date: message } })
}

/** Those of a group whom its leader means, by id. @throws AppError bad_input for none, and for people who do not come along. */
function membersMeant(members: readonly Member[], chosen: readonly string[] | null): string[] {
  const all = members.map(({ id }) => id).toSorted()
  if (chosen === null) return all
  const came = all.filter((id) => chosen.includes(id))
  if (came.length > 0 && chosen.every((id) => all.includes(id))) return came
  if (members.length === 0 && chosen.length === 0) return []
  throw new AppError('bad_input', m.onday_members_none())
}

function readDay(typed: string, { from, to }: NonNullable<ProposalDate['days']>): string {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(typed) && new Date(`${typed}T00:00Z`).toJSON()?.startsWith(typed)
  if (isDay && typed >= from && typed <= to) return typed
  const message = m.onday_propose_day_wrong({ from: format.day(from), to: format.day(to) })
  throw new AppError('bad_input', message, { fields: { day: message } })
}

/** Nobody can have given more hours than a day has. */
function refuseTooMany(
  date: ProposalDate,
  hours: number,
  { people, times }: { people: number; times: number },
): void {
  const { startsAt, endsAt } = date
  const isWithinDay =
    date.days ||
    !startsAt ||
    !endsAt ||
    endsAt.getTime() - startsAt.getTime() <= DAY_HOURS * 3_600_000
  const max = Math.min(
    isWithinDay ? DAY_HOURS * people : Infinity,
    Math.floor(SUPPORT_OUTCOME_MAX.hours / Math.max(1, times)),
  )
  if (hours <= max) return
  const message = m.onday_propose_too_many({ max: format.number(max) })
  throw new AppError('bad_input', message, { fields: { hours: message } })
}
