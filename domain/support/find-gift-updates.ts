import { textInEach } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'

/** Whether the donor of a gift without an account wants emails with updates of what they gave to. */
export type GiftUpdates = {
  itemId: string
  titles: TextInEach
  email: string
  isWanted: boolean
}

/** Finds that of a gift; null for a gift of an account, and of a donor who was erased. */
export async function findGiftUpdates(db: Db, id: string): Promise<GiftUpdates | null> {
  if (!isId(id)) return null
  const found = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['projectEvents.id as itemId', 'supports.email', 'supports.updatesIn'])
    .select(textInEach('projectEvents', 'title', 'titles'))
    .where('supports.id', '=', id)
    .where('supports.kind', '=', 'donate')
    .where('supports.userId', 'is', null)
    .where('supports.email', '<>', '')
    .executeTakeFirst()
  if (!found) return null
  const { updatesIn, ...gift } = found
  return { ...gift, isWanted: updatesIn !== null }
}
