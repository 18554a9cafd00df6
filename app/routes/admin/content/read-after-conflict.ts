import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Reloads a list after a conflict too, to show another user's change. */
export function readAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}
