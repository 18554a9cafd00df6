import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { m } from '#messages'
import { findSupport } from '#domain/support/find-support.ts'
import { isInLine, isOpen, phaseOf } from '#domain/support/support-rules.ts'
import type { Consent } from './consent.ts'
import { CONSENT_END } from './consent-end.ts'

const SHOWN_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Finds what the link of a parent or guardian is about, for a caller who has its key.
 *
 * @throws AppError not_found once the sign-up is gone.
 */
export async function findConsent(db: Db, supportId: string, now: Date) {
  const support = await findSupport(db, supportId, 'any')
  const row =
    support &&
    (await db
      .selectFrom('guardianConsents')
      .innerJoin('supports', 'supports.id', 'guardianConsents.supportId')
      .select(['guardianName', 'said', 'guardianConsents.answeredAt'])
      .select(CONSENT_END.as('expiresAt'))
      .select(['supports.consent', 'supports.userId'])
      .where('guardianConsents.supportId', '=', support.id)
      .executeTakeFirst())
  if (!row) throw new AppError('not_found', m.guardians_not_found())
  const lastAt = row.answeredAt ?? row.expiresAt
  const isOver =
    phaseOf(support.item, now) === 'completed' ||
    !(isOpen(support.status) || isInLine(support.status))
  const mayAnswer = row.consent === 'asked' && row.expiresAt > now && !isOver
  const mayWithdraw = row.consent === 'given' && !isOver
  // The link has no end of its own: a month after there is nothing to decide, it shows nothing.
  if (!mayAnswer && !mayWithdraw && lastAt.getTime() < now.getTime() - SHOWN_MS) {
    throw new AppError('not_found', m.guardians_not_found())
  }
  return {
    support,
    ...row,
    // The column's check constraint allows only these.
    consent: row.consent as Consent,
    mayAnswer,
    mayWithdraw,
  }
}

/** The words to which a parent or guardian agrees, in the language of their page. */
export function consentText(of: {
  name: string
  title: string
  organization: string
  when: string
}): string {
  return m.guardians_says(of)
}
