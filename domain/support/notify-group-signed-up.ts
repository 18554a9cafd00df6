import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { findSupport, type FoundSupport, type Whose } from './find-support.ts'
import { groupPath } from './group.ts'
import { listToTell } from './list-to-tell.ts'
import { quoteMessage, seeSupporters } from './mails.ts'
import { notifyOwnSignUps } from './notify-signed-up.ts'
import { supporterLabel, supportOnDates } from './support-words.ts'
import type { SupportStatus } from './support.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>

/**
 * Emails the organization that a group wants to come, once for all dates; each participant except the leader; and the leader, if they
 * wait or are confirmed at once. Returns what has become of each.
 */
export async function notifyGroupSignedUp(
  ctx: Context,
  { ids, userId, whose }: { ids: readonly string[]; userId: string; whose: Whose },
): Promise<SupportStatus[]> {
  const { db, notify } = ctx
  const supports: FoundSupport[] = []
  for (const id of ids) {
    const support = await findSupport(db, id, whose)
    if (support) supports.push(support)
  }
  const [first] = supports
  if (!first) return []
  const { titles, organizations, id: itemId, partnerId } = first.item
  const held = supports.filter(({ status }) => status !== 'waiting')
  const isConfirmed = held[0]?.status === 'confirmed'
  if (held.length > 0) {
    await notify(() => ({
      kind: 'support.new',
      to: organizationTeam(partnerId, inPageLanguage(organizations), 'answer'),
      subject: m.support_mail_new_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.together_mail_new_text({
          who: supporterLabel(first),
          title: inPageLanguage(titles),
          what: whatOf(held),
        }),
        ...quoteMessage(first.message),
        isConfirmed ? m.together_mail_new_welcome() : m.together_mail_new_more(),
      ],
      ...seeSupporters(itemId),
    }))
  }
  await notifyOwnSignUps(ctx, { ...first, userId, signUps: supports })
  for (const person of await listToTell(db, first)) {
    if (!person.isSupporter) await notifyAlong(ctx, supports, person)
  }
  return supports.map(({ status }) => status)
}

async function notifyAlong(
  { notify }: Context,
  supports: readonly FoundSupport[],
  to: { name: string; email: string },
): Promise<void> {
  const [first] = supports
  if (!first) return
  const { titles, organizations } = first.item
  const group = first.group ?? ''
  const held = supports.filter(({ status }) => status !== 'waiting')
  const waiting = supports.filter(({ status }) => status === 'waiting')
  await notify(() => {
    const words = {
      leader: first.name,
      group,
      title: inPageLanguage(titles),
      organization: inPageLanguage(organizations),
    }
    return {
      kind: 'groups.signed-up',
      to,
      subject: m.together_mail_along_subject({ group, title: words.title }),
      paragraphs: [
        ...(held.length > 0
          ? [
              held[0]?.status === 'confirmed'
                ? m.together_mail_along_welcome(words)
                : m.together_mail_along_text(words),
              ...(held.some(({ date }) => date)
                ? [m.together_mail_along_what({ what: whatOf(held) })]
                : []),
            ]
          : []),
        ...(waiting.length > 0
          ? [m.together_mail_along_waiting({ ...words, what: whatOf(waiting) })]
          : []),
        m.together_mail_along_more(),
      ],
      action: { label: m.together_mail_along_action(), path: groupPath(first.groupId ?? '') },
    }
  })
}

function whatOf(supports: readonly FoundSupport[]): string {
  const [first] = supports
  if (!first) return ''
  const { kind, places } = first
  return supportOnDates({ kind, places, dates: supports.map(({ date }) => date) })
}
