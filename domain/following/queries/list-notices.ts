import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { NOTICES_PAGE } from '../followed.ts'
import { describeNotice, type NoticeKind } from '../notice.ts'

export type Notice = {
  id: string
  kind: NoticeKind
  /** One sentence, in the language of the page. */
  text: string
  /** Because they support it, and not because they follow something. */
  isSupport: boolean
  /** Because they saved it. */
  isSaved: boolean
  isRead: boolean
  /** ISO string. */
  at: string
}

/** The caller's notices about what is public now, newest first, in pages of 30, and how many pages there are. */
export const listNotices = query({
  name: 'following.list-notices',
  for: 'member',
  input: z.object({ page: z.int().min(1).max(200).default(1) }),
  async run({ db, input: { page } }): Promise<{ notices: Notice[]; pageCount: number }> {
    const own = db
      .selectFrom('notices')
      .innerJoin('publicAnnouncements as what', 'what.id', 'notices.announcementId')
    const { n } = await own
      .select((make) => make.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .select(['notices.announcementId', 'notices.createdAt', 'notices.readAt'])
      .select(['notices.isSupport', 'notices.isSaved', 'what.kind', 'what.subjectId'])
      .select(['what.titles', 'what.authors', 'what.aboutTitles'])
      .orderBy('notices.createdAt', 'desc')
      .orderBy('notices.announcementId', 'desc')
      .limit(NOTICES_PAGE)
      .offset((page - 1) * NOTICES_PAGE)
      .execute()
    return {
      pageCount: Math.ceil(n / NOTICES_PAGE),
      notices: rows.map((row) => {
        const kind = row.kind as NoticeKind
        return {
          id: row.announcementId,
          kind,
          text: describeNotice({
            kind,
            subjectId: row.subjectId ?? '',
            titles: row.titles as TextInEach,
            authors: row.authors as TextInEach,
            aboutTitles: row.aboutTitles as TextInEach | null,
          }),
          isSupport: row.isSupport,
          isSaved: row.isSaved,
          isRead: row.readAt !== null,
          at: row.createdAt.toISOString(),
        }
      }),
    }
  },
})
