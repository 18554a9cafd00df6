import { Outlet } from 'react-router'
import type { Route } from './+types/site-frame.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'

/** Frame of all pages outside the portal. */
export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Catches errors here and not only in the root, which would re-create the document and flicker. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  )
}
