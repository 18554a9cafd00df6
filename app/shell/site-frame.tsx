import { Outlet } from 'react-router'
import type { Route } from './+types/site-frame.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'

/** The frame of every page that is not staff's. */
export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Here and not only in the root, which would make a new document, with a flicker. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  )
}
