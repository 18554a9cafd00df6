import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { maskEmail } from '#platform/text/mask-email.ts'

const PER_PAGE = 25

/** Identity documents waiting for staff, oldest first. A page past the end returns the last page. */
export const listIdentityDocuments = query({
  name: 'accounts.list-identity-papers',
  for: 'staff',
  input: z.object({ page: pageInput }),
  async run({ db, actor, input }) {
    const waiting = db
      .selectFrom('identityDocuments')
      .innerJoin('profiles', 'profiles.id', 'identityDocuments.userId')
      .leftJoin('files', 'files.id', 'identityDocuments.fileId')
      .where('identityDocuments.status', '=', 'submitted')
    const { count } = await waiting
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const { page, pageCount, offset } = toPage(input.page, count, PER_PAGE)
    const rows = await waiting
      .select(['identityDocuments.userId', 'identityDocuments.submittedAt'])
      .select(['profiles.fullName', 'profiles.email', 'files.id as fileId', 'files.contentType'])
      .orderBy('identityDocuments.submittedAt')
      .orderBy('identityDocuments.userId')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    return {
      count,
      page,
      pageCount,
      items: rows.map((row) => ({
        userId: row.userId,
        name: row.fullName,
        email: maskEmail(row.email),
        submittedAt: row.submittedAt,
        /** Null when the file is missing or is being deleted. */
        file:
          row.fileId && row.contentType ? { id: row.fileId, contentType: row.contentType } : null,
        isOwn: actor.kind === 'member' && actor.userId === row.userId,
      })),
    }
  },
})
