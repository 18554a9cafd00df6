import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes identity documents 90 days after the decision about them, which is kept. `forgetBytes` deletes their bytes. */
export const purgeIdentityDocuments = purgeSeparately(
  'accounts.forget-identity-papers',
  async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('files')
      .where('id', 'in', (from) =>
        from
          .selectFrom('identityDocuments')
          .select('fileId')
          .where('fileId', 'is not', null)
          .where('decidedAt', '<', daysBefore(now, RETENTION_DAYS.identityPapers))
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
)
