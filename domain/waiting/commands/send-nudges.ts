import { z } from 'zod'
import { m } from '#messages'
import { command, type CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { OBLIGATION_KINDS, obligationCounts } from '../obligation.ts'
import { takeNudges, type TakenNudge } from '../take-nudges.ts'

type Context = Pick<CommandContext, 'db' | 'notify'>

/** Nudges per run; the rest follow in the next run. */
const AT_ONCE = 500

/**
 * Emails organizations and staff about what they should have answered by now, when it is due and again after as long; after that, staff
 * about the organization. One email for each of them and stage, and each nudge once with any number of processes. Returns how many
 * nudges were due.
 */
export const sendNudges = command({
  name: 'waiting.send-nudges',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const taken = await takeNudges(ctx.db, ctx.now, AT_ONCE)
    const groups = new Map<string, TakenNudge[]>()
    for (const nudge of taken) {
      const key = `${nudge.owner === 'staff' ? 'staff' : nudge.partnerId} ${nudge.stage}`
      groups.set(key, [...(groups.get(key) ?? []), nudge])
    }
    for (const nudges of groups.values()) await tell(ctx, nudges)
    return taken.length
  },
})

async function tell(ctx: Context, nudges: TakenNudge[]): Promise<void> {
  const [{ owner, partnerId, stage } = { owner: 'staff', partnerId: null, stage: 1 }] = nudges
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
    .select(['id', 'name', 'email'])
    .where('id', '=', partnerId)
    .executeTakeFirst()
  if (!partner) return
  if (stage === 3) {
    await ctx.notify(() => ({
      kind: 'waiting.escalation',
      to: 'office',
      subject: m.due_mail_escalation_subject({ name: partner.name }),
      paragraphs: [m.due_mail_escalation_text({ name: partner.name }), ...lines(nudges)],
      action: { label: m.due_mail_overdue(), path: '/admin/overdue?who=partner' },
    }))
    return
  }
  await ctx.notify(() => ({
    kind: `waiting.nudge-${stage}`,
    to: { email: partner.email || null, name: partner.name },
    subject: m.due_mail_subject({ count: nudges.length }),
    paragraphs: [stage === 1 ? m.due_mail_text() : m.due_mail_again(), ...lines(nudges)],
    action: { label: m.due_mail_answer(), path: '/partner-dashboard' },
  }))
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
