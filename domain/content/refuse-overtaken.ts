import { m } from '#messages'
import type { Moved } from '#platform/database/move-row.ts'
import { AppError } from '#platform/errors.ts'

/** The refusal for whoever edits what somebody else has edited meanwhile. */
export function overtaken(): AppError {
  return new AppError('conflict', m.content_overtaken())
}

/** The refusal for whoever edits what somebody else has removed meanwhile: what was typed stays before their eyes. */
export function gone(): AppError {
  return new AppError('conflict', m.content_gone())
}

/** The refusal for an address that leads to nothing. */
export function missing(): AppError {
  return new AppError('not_found', m.content_missing())
}

/** Where a move has led, unless it was refused. @throws AppError conflict. */
export function refuseOvertaken(moved: Moved): Exclude<Moved, string> {
  if (moved === 'missing') throw gone()
  if (moved === 'overtaken') throw new AppError('conflict', m.content_order_overtaken())
  return moved
}
