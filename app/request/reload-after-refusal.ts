import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages that show what is stored after a refusal, too: without it only accepted actions load a page again. */
export function reloadAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined || defaultShouldRevalidate
}
