import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { pageInput, pageOf } from '#platform/paging.ts'
import { maskEmail } from '../mask-email.ts'

const PER_PAGE = 25

/** Papers of identity that wait for staff, the oldest first. Of a page beyond the last one, the last. */
export const listIdentityPapers = query({
  name: 'accounts.list-identity-papers',
  for: 'staff',
  input: z.object({ page: pageInput }),
  async run({ db, actor, input }) {
    const waiting = db
      .selectFrom('identity_documents')
      .innerJoin('profiles', 'profiles.id', 'identity_documents.user_id')
      .leftJoin('files', 'files.id', 'identity_documents.file_id')
      .where('identity_documents.status', '=', 'submitted')
    const { count } = await waiting
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const { page, pageCount, offset } = pageOf(input.page, count, PER_PAGE)
    const rows = await waiting
      .select(['identity_documents.user_id', 'identity_documents.submitted_at'])
      .select(['profiles.full_name', 'profiles.email', 'files.id as file_id', 'files.content_type'])
      .orderBy('identity_documents.submitted_at')
      .orderBy('identity_documents.user_id')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    return {
      count,
      page,
      pageCount,
      items: rows.map((row) => ({
        userId: row.user_id,
        name: row.full_name,
        email: maskEmail(row.email),
        submittedAt: row.submitted_at,
        /** Null when the paper has been lost or is just going. */
        file:
          row.file_id && row.content_type
            ? { id: row.file_id, contentType: row.content_type }
            : null,
        isOwn: actor.kind === 'member' && actor.userId === row.user_id,
      })),
    }
  },
})
