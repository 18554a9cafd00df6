import { sql } from 'kysely'
import type { Rows } from '#platform/database/scope.ts'

/** Through whom a support came. */
export type BroughtBy = { ambassadorId: string; name: string; isPublic: boolean }

/** Through whom these supports came, of those the caller may know it of, by the support's id; most came by themselves. */
export async function listBroughtBy(
  db: Rows,
  supportIds: readonly string[],
): Promise<Map<string, BroughtBy>> {
  if (supportIds.length === 0) return new Map()
  const { rows } = await sql<{
    support_id: string
    ambassador_id: string
    name: string
    is_public: boolean
  }>`select * from app.brought_by(${[...supportIds]}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ support_id, ambassador_id: ambassadorId, name, is_public: isPublic }) => [
      support_id,
      { ambassadorId, name, isPublic },
    ]),
  )
}
