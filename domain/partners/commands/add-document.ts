import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { selectFile } from '#domain/files/select-file.ts'
import { DOCUMENT_KINDS, type PartnerStatus } from '../partner.ts'
import { mayAddDocuments } from '../partner-rules.ts'

/**
 * Adds one of the caller's uploaded documents to their organization's profile, replacing an earlier one of its kind.
 * The earlier file stays with its owner until unreferenced files are cleaned up.
 *
 * @throws AppError not_found without an organization or such a file of the caller's; conflict while the organization is
 * suspended.
 */
export const addDocument = command({
  name: 'partners.add-document',
  for: 'member',
  input: z.object({ kind: z.enum(DOCUMENT_KINDS), fileId: z.uuid() }),
  async run({ db, input, now }) {
    const partner = await db
      .selectFrom('partners')
      .select(['id', 'status'])
      .where('id', '=', sql<string>`(select app.own_partner('{}', '{own}'))`)
      .executeTakeFirst()
    if (!partner) throw new AppError('not_found', m.partneradmin_no_organization())
    if (!mayAddDocuments(partner.status as PartnerStatus)) {
      throw new AppError('conflict', m.partneradmin_suspended())
    }
    // A member can see only their own documents.
    const file = await selectFile(db, input.fileId)
    if (file?.kind !== 'partner-documents') {
      throw new AppError('not_found', m.partneradmin_no_file())
    }
    await db
      .insertInto('partnerDocuments')
      .values({
        partnerId: partner.id,
        kind: input.kind,
        fileId: input.fileId,
        uploadedAt: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['partnerId', 'kind'])
          .doUpdateSet({ fileId: input.fileId, uploadedAt: now }),
      )
      .execute()
  },
})
