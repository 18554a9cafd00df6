import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** What somebody else has changed meanwhile is to be seen, so a list is read again after a conflict too. */
export function readAfterConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}
