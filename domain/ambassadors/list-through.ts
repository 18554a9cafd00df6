import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Referral } from './referral.ts'

/**
 * The referring ambassadors of these supports that the caller can see, by support id; most supports have none. With
 * `hidden`, for staff, names of ambassadors with hidden pages are included.
 */
export async function listThrough(
  db: Db,
  supportIds: readonly string[],
  { hidden = false }: { hidden?: boolean } = {},
): Promise<Map<string, Referral>> {
  if (supportIds.length === 0) return new Map()
  const { rows } = await sql<{
    supportId: string
    ambassadorId: string
    name: string
    isPublic: boolean
  }>`
    select * from referrals where support_id = any(${[...supportIds]}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ supportId, ambassadorId: id, name, isPublic }) => [
      supportId,
      { ambassador: isPublic || hidden ? { id, name } : null },
    ]),
  )
}
