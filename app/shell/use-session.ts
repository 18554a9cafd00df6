import { createContext, use } from 'react'
import type { ShownViewer } from './present-viewer.ts'

export type ViewerSession = { viewer: ShownViewer | null }

/** Provided by `root.tsx`, around every page. */
export const AuthProvider = createContext<ViewerSession | null>(null)

/** Returns the viewer; null for a visitor. Throws outside the root route. */
export function useSession(): ViewerSession {
  const session = use(AuthProvider)
  if (!session) throw new Error('useAuth must be used within an AuthProvider')
  return session
}
