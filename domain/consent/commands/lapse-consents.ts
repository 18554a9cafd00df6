import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { findSupport } from '#domain/support/find-support.ts'
import { CONSENT_END } from '../consent-end.ts'

/**
 * Ends one sign-up whose parent or guardian has not answered in time, which frees its place, and emails the minor;
 * returns whether there may be more to do. Safe with any number of processes.
 */
export const lapseConsents = command({
  name: 'consent.lapse-consents',
  for: 'system',
  input: z.object({}),
  async run({ db, now, notify }): Promise<boolean> {
    const due = await db
      .selectFrom('supports')
      .innerJoin('guardianConsents', 'guardianConsents.supportId', 'supports.id')
      .select('supports.id')
      .where('supports.consent', '=', 'asked')
      .where('guardianConsents.answeredAt', 'is', null)
      .where(CONSENT_END, '<=', now)
      .where('supports.status', 'in', ['waiting', 'offered', 'pending'])
      .orderBy(CONSENT_END)
      .limit(1)
      .forUpdate('supports')
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    const support = await findSupport(db, due.id, 'any')
    await db
      .updateTable('supports')
      .set({ status: 'cancelled', consent: 'lapsed', decidedAt: now, updatedAt: now })
      .where('id', '=', due.id)
      .execute()
    if (!support) return true
    await notify(() => {
      const about = { title: inPageLanguage(support.item.titles) }
      return {
        kind: 'consent.lapsed',
        to: support,
        subject: m.guardians_lapsed_subject(about),
        paragraphs: [m.guardians_lapsed_text(about)],
        action: { label: m.guardians_lapsed_action(), path: `/projects-events/${support.item.id}` },
      }
    })
    return true
  },
})
