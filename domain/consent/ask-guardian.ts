import { sql } from 'kysely'
import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import type { Db } from '#platform/database/scope.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { Guardian } from './ask-age.ts'
import { consentEnd, consentPath } from './consent-link.ts'

/** Keeps whom a minor has named, and emails them a link to the page where they answer. */
export async function askGuardian(
  { db, now, notify, seal }: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  of: {
    supportId: string
    kind: SupportKind
    minor: string
    guardian: Guardian
    item: { titles: TextInEach; organizations: TextInEach; timeZone: string }
  },
): Promise<void> {
  const { supportId, guardian } = of
  const expiresAt = consentEnd(now, await nextBeginning(db, supportId, now))
  await db
    .insertInto('guardianConsents')
    .values({
      supportId,
      guardianName: guardian.name,
      guardianEmail: guardian.email,
      askedAt: now,
      expiresAt,
    })
    .execute()
  const name = stripLinks(of.minor)
  await notify(() => {
    const title = inPageLanguage(of.item.titles)
    return {
      kind: 'consent.ask',
      to: { email: guardian.email, name: stripLinks(guardian.name) },
      subject: m.guardians_mail_subject({ name, title }),
      paragraphs: [
        m.guardians_mail_text({
          name,
          title,
          organization: inPageLanguage(of.item.organizations),
          what: supportLabel({ kind: of.kind, places: 1, amountCents: null }),
        }),
        m.guardians_mail_more({ time: format.dateTime(expiresAt, of.item.timeZone) }),
        m.guardians_mail_not_you({ name }),
      ],
      action: { label: m.guardians_mail_action(), path: consentPath(seal, supportId) },
    }
  })
}

/** When the first date to come of a sign-up begins; null if all have begun, or it has none. */
async function nextBeginning(db: Db, supportId: string, now: Date): Promise<Date | null> {
  const next = await db
    .selectFrom('supports')
    .innerJoin('projectEventDates as d', 'd.projectEventId', 'supports.projectEventId')
    .select((of) => of.fn.min('d.startsAt').as('startsAt'))
    .where('supports.id', '=', supportId)
    .where(sql<boolean>`coalesce(supports.date_id, d.id) = d.id`)
    .where('d.startsAt', '>', now)
    .executeTakeFirst()
  return next?.startsAt ?? null
}
