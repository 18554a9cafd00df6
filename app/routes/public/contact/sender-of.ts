import type { RouterContextProvider } from 'react-router'
import { viewerContext } from '#app/request/context.ts'

/** Name and address of a signed-in person, for the fields that ask for them. */
export function senderOf(
  context: Readonly<RouterContextProvider>,
): { name: string; email: string } | null {
  const viewer = context.get(viewerContext)
  return viewer && { name: viewer.fullName, email: viewer.email }
}
