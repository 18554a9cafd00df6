import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Consent } from './consent.ts'
import { CONSENT_END } from './consent-end.ts'

/** Whether a parent or guardian has agreed that a minor comes, and who they are. */
export type GuardianConsent = {
  consent: Consent
  guardianName: string
  guardianEmail: string
  expiresAt: Date
}

/** Those of these sign-ups whose parents or guardians have agreed, by the sign-up's id. */
export async function listAgreed(
  db: Db,
  supportIds: readonly string[],
): Promise<Map<string, GuardianConsent>> {
  const all = await listConsents(db, supportIds)
  return new Map([...all].filter(([, { consent }]) => consent === 'given'))
}

/** The consents of these sign-ups that the caller may see, by the sign-up's id; those of adults have none. */
export async function listConsents(
  db: Db,
  supportIds: readonly string[],
): Promise<Map<string, GuardianConsent>> {
  if (supportIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('guardianConsents')
    .innerJoin('supports', 'supports.id', 'guardianConsents.supportId')
    .select(['supportId', 'consent', 'guardianName', 'guardianEmail'])
    .select(CONSENT_END.as('expiresAt'))
    .where('supportId', '=', sql<string>`any (${supportIds}::uuid[])`)
    .where('consent', 'is not', null)
    .execute()
  return new Map(
    // The column's check constraint allows only these.
    rows.map(({ supportId, consent, ...row }) => [
      supportId,
      { ...row, consent: consent as Consent },
    ]),
  )
}
