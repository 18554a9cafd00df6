import type { RouterContextProvider } from 'react-router'

export type ShownSession = { id: string }

/** Where the person is signed in. */
export async function loadSessions(
  _context: Readonly<RouterContextProvider>,
  _request: Request,
): Promise<ShownSession[]> {
  return []
}
