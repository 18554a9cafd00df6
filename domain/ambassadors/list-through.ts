import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Referral } from './referral.ts'

/**
 * Through whom these supports came, of those the caller may know it of, by the support's id; most came by themselves.
 * With `hidden`, for staff, also the names of ambassadors whose page is hidden.
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
