import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** Withdraws something from the site or offers it again. @throws AppError conflict with this message if it is already. */
export async function setWithdrawn(
  { db, now }: { db: Db; now: Date },
  { table, id, isWithdrawn }: { table: 'news' | 'products'; id: string; isWithdrawn: boolean },
  conflict: () => string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ withdrawnAt: isWithdrawn ? now : null, updatedAt: now })
    .where('id', '=', id)
    .where('withdrawnAt', isWithdrawn ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('conflict', conflict())
}
