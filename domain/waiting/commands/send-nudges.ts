import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { command, type CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { listOwed, type Owed } from '../list-owed.ts'
import {
  OBLIGATION_KINDS,
  OWED_PATH,
  OWED_SHOWN,
  REFUSES_AFTER_DAYS,
  obligationCounts,
  obligationLabels,
} from '../obligation.ts'
import { takeNudges, type TakenNudge } from '../take-nudges.ts'
import { takeWarnings, type TakenWarning } from '../take-warnings.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify'>

/** Nudges per run; the rest follow in the next run. */
const AT_ONCE = 500

/**
 * Emails organizations and staff about what they should have answered by now, when it is due and again after as long; after that, staff
 * about the organization, which is warned then. One email for each of them and stage, and each nudge once with any number of processes.
 * Returns how many nudges were due.
 */
export const sendNudges = command({
  name: 'waiting.send-nudges',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const taken = await takeNudges(ctx.db, ctx.now, AT_ONCE)
    const groups = new Map<string, TakenNudge[]>()
    for (const nudge of taken) {
      // What staff is told about an organization is one email, what its people get one for each duty.
      const duty = nudge.stage === 3 ? '' : nudge.duty
      const key = `${nudge.owner === 'staff' ? 'staff' : nudge.partnerId} ${nudge.stage} ${duty}`
      groups.set(key, [...(groups.get(key) ?? []), nudge])
    }
    for (const nudges of groups.values()) await tell(ctx, nudges)
    for (const warning of await takeWarnings(ctx.db, ctx.now)) await warn(ctx, warning)
    return taken.length
  },
})

async function tell(ctx: Context, nudges: TakenNudge[]): Promise<void> {
  const [first] = nudges
  if (!first) return
  const { owner, partnerId, stage, duty } = first
  if (owner === 'staff') {
    await ctx.notify(() => ({
      kind: 'waiting.nudge-staff',
      to: 'office',
      subject: m.due_mail_subject({ count: nudges.length }),
      paragraphs: [m.due_mail_text(), ...lines(nudges)],
      action: { label: m.due_mail_overdue(), path: '/admin/overdue?who=staff' },
    }))
    return
  }
  const partner = await ctx.db
    .selectFrom('partners')
    .select('id')
    .select(sql<TextInEach>`names`.as('names'))
    .where('id', '=', partnerId)
    .executeTakeFirst()
  if (!partner) return
  if (stage === 3) {
    await ctx.notify(() => {
      const name = inPageLanguage(partner.names)
      return {
        kind: 'waiting.escalation',
        to: 'office',
        subject: m.due_mail_escalation_subject({ name }),
        paragraphs: [m.due_mail_escalation_text({ name }), ...lines(nudges)],
        action: { label: m.due_mail_overdue(), path: '/admin/overdue?who=partner' },
      }
    })
    return
  }
  await ctx.notify(() => ({
    kind: `waiting.nudge-${stage}`,
    to: organizationTeam(partner.id, inPageLanguage(partner.names), duty ?? 'answer'),
    subject: m.due_mail_subject({ count: nudges.length }),
    paragraphs: [stage === 1 ? m.due_mail_text() : m.due_mail_again(), ...lines(nudges)],
    action: { label: m.due_mail_answer(), path: '/partner-dashboard' },
  }))
}

/** Tells an organization what is overdue, and from when on it cannot submit new posts unless it answers. */
async function warn(ctx: Context, { partnerId, refusesAt }: TakenWarning): Promise<void> {
  const { names } = await ctx.db
    .selectFrom('partners')
    .select(sql<TextInEach>`names`.as('names'))
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  await ctx.notify(async () => {
    const owed = await listOwed(ctx.db, partnerId, { now: ctx.now, most: OWED_SHOWN })
    const date = format.date(refusesAt)
    return {
      kind: 'waiting.warning',
      to: organizationTeam(partnerId, inPageLanguage(names), 'answer', 'money'),
      subject: m.due_mail_warning_subject({ date }),
      paragraphs: [
        m.due_mail_warning_text({ date, days: REFUSES_AFTER_DAYS }),
        ...owed.filter(({ counts }) => counts).map(owedLine),
        m.due_mail_warning_free(),
      ],
      action: { label: m.due_mail_answer(), path: OWED_PATH },
    }
  })
}

function owedLine({ kind, title, since }: Owed): string {
  const what = obligationLabels[kind]()
  const date = format.date(since)
  return title === null
    ? m.due_owed_line({ what, date })
    : m.due_owed_line_about({ what, title, date })
}

/** How many of each kind wait, and since when the first has. */
function lines(nudges: readonly TakenNudge[]): string[] {
  const counts = OBLIGATION_KINDS.flatMap((kind) => {
    const count = nudges.filter((one) => one.kind === kind).length
    return count > 0 ? [obligationCounts[kind]({ count })] : []
  })
  const [first] = nudges
  return first ? [...counts, m.due_mail_since({ date: format.date(first.since) })] : counts
}
