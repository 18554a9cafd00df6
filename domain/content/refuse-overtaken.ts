import { m } from '#messages'
import type { Moved } from '#platform/database/move-row.ts'
import { AppError } from '#platform/errors.ts'

/** Conflict: another user has edited the row. */
export function overtaken(): AppError {
  return new AppError('conflict', m.content_overtaken())
}

/** Conflict: another user has removed the row; the form keeps what was typed. */
export function gone(): AppError {
  return new AppError('conflict', m.content_gone())
}

/** Not found: the address matches no row. */
export function missing(): AppError {
  return new AppError('not_found', m.content_missing())
}

/** Returns where a move ended, or throws if it was refused. @throws AppError conflict. */
export function refuseOvertaken(moved: Moved): Exclude<Moved, string> {
  if (moved === 'missing') throw gone()
  if (moved === 'overtaken') throw new AppError('conflict', m.content_order_overtaken())
  return moved
}
