import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { Guardian } from './ask-age.ts'
import { CONSENT_DAYS, consentEnd, consentPath } from './consent-link.ts'

/** Keeps whom a minor has named, and emails them a link to the page where they answer. */
export async function askGuardian(
  { db, now, notify, seal }: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  of: {
    supportId: string
    kind: SupportKind
    minor: string
    guardian: Guardian
    item: { titles: TextInEach; organizations: TextInEach }
  },
): Promise<void> {
  const { supportId, guardian } = of
  await db
    .insertInto('guardianConsents')
    .values({
      supportId,
      guardianName: guardian.name,
      guardianEmail: guardian.email,
      askedAt: now,
      expiresAt: consentEnd(now),
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
        m.guardians_mail_more({ days: CONSENT_DAYS }),
        m.guardians_mail_not_you({ name }),
      ],
      action: { label: m.guardians_mail_action(), path: consentPath(seal, supportId) },
    }
  })
}
