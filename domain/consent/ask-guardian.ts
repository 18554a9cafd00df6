import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { Guardian } from './ask-age.ts'
import { latestAnswer } from './consent-end.ts'
import { consentPath } from './consent-link.ts'
import { listConsents } from './list-consents.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>
type Item = { titles: TextInEach; organizations: TextInEach; timeZone: string }

/** Keeps whom a minor has named, and emails them a link to the page where they answer. */
export async function askGuardian(
  ctx: Context,
  of: { supportId: string; kind: SupportKind; minor: string; guardian: Guardian; item: Item },
): Promise<void> {
  const { supportId, guardian } = of
  await ctx.db
    .insertInto('guardianConsents')
    .values({
      supportId,
      guardianName: guardian.name,
      guardianEmail: guardian.email,
      askedAt: ctx.now,
      expiresAt: latestAnswer(ctx.now),
    })
    .execute()
  await mailGuardians(ctx, [{ id: supportId, kind: of.kind, name: of.minor }], of.item)
}

/**
 * Emails the parents or guardians of these sign-ups who have been asked and have not answered the link to the page: what they are asked, how it
 * has changed since they were, in sentences, and until when they can answer now.
 */
export async function mailGuardians(
  { db, now, notify, seal }: Context,
  minors: readonly { id: string; kind: SupportKind; name: string }[],
  item: Item,
  changes: () => readonly string[] = () => [],
): Promise<void> {
  const consents = await listConsents(
    db,
    minors.map(({ id }) => id),
  )
  for (const minor of minors) {
    const asked = consents.get(minor.id)
    if (asked?.consent !== 'asked' || asked.expiresAt <= now) continue
    const name = stripLinks(minor.name)
    await notify(() => {
      const title = inPageLanguage(item.titles)
      const changed = changes()
      return {
        kind: 'consent.ask',
        to: { email: asked.guardianEmail, name: stripLinks(asked.guardianName) },
        subject: m.guardians_mail_subject({ name, title }),
        paragraphs: [
          m.guardians_mail_text({
            name,
            title,
            organization: inPageLanguage(item.organizations),
            what: supportLabel({ kind: minor.kind, places: 1, amountCents: null }),
          }),
          ...(changed.length > 0 ? [m.guardians_mail_changed(), ...changed] : []),
          m.guardians_mail_more({ time: format.dateTime(asked.expiresAt, item.timeZone) }),
          m.guardians_mail_not_you({ name }),
        ],
        action: { label: m.guardians_mail_action(), path: consentPath(seal, minor.id) },
      }
    })
  }
}
