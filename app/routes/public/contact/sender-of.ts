import type { RouterContextProvider } from 'react-router'
import { viewerContext } from '#app/request/context.ts'

/** Name and email of a signed-in user, to prefill form fields. */
export function senderOf(
  context: Readonly<RouterContextProvider>,
): { name: string; email: string } | null {
  const viewer = context.get(viewerContext)
  return viewer && { name: viewer.fullName, email: viewer.email }
}
