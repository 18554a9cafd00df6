import { isWithoutConsent } from '#domain/consent/consent.ts'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** @throws AppError conflict while a minor's parent or guardian has not agreed to a sign-up. */
export async function refuseUnconsented(db: Db, id: string): Promise<void> {
  const { consent } = await db
    .selectFrom('supports')
    .select('consent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (isWithoutConsent(consent)) throw new AppError('conflict', m.guardians_need_consent())
}
