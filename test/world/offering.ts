import { keepFile } from '#domain/files/keep-file.ts'
import type { FileKind } from '#domain/files/file.ts'
import { memberOf, type Person, type World } from './open-world.ts'
import { pictureFile } from './pictures.ts'

/** Keeps a small picture as somebody's upload; gives its id. */
export async function keepPicture(world: World, who: Person, kind: FileKind): Promise<string> {
  const file = await pictureFile({ width: 40, height: 30, format: 'png' })
  return (await keepFile(world.caller(who), { file, kind })).id
}

/** Hides an article or a product as staff do, or shows it again. */
export async function hideOffer(
  { house }: World,
  table: 'news' | 'products',
  id: string,
  isHidden = true,
): Promise<void> {
  const hidden_at = isHidden ? house.clock.now() : null
  const hidden_reason = isHidden ? 'Names of families.' : null
  await house.scope.asStaff(memberOf('admin'), (db) =>
    db.updateTable(table).set({ hidden_at, hidden_reason }).where('id', '=', id).execute(),
  )
}
