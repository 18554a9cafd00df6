import { Outlet, useLocation } from 'react-router'
import { m } from '#messages'
import { readCookie } from '#app/request/read-cookie.ts'
import type { Route } from './+types/portal-frame.ts'
import { FlashBanner } from './flash-banner.tsx'
import { LiveNews } from './portal/live/live-news.tsx'
import { PortalDrawer } from './portal/portal-drawer.tsx'
import { PortalHeader } from './portal/portal-header.tsx'
import { portalEntriesFor } from './portal/portal-navigation.ts'
import { PortalSidebar } from './portal/portal-sidebar.tsx'
import { SIDEBAR_COOKIE, sidebarStateOf } from './portal/sidebar-state.ts'
import { useSidebar } from './portal/use-sidebar.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { useRootData } from './use-root-data.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { sidebar: sidebarStateOf(readCookie(request, SIDEBAR_COOKIE)) }
}

/** The frame of staff's and organizations' own pages. Guards lie below it, so that their refusals stand in it too. */
export default function PortalFrame({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  const viewer = root?.viewer ?? null
  const { pathname } = useLocation()
  const [state, toggle] = useSidebar(loaderData.sidebar)
  const hasEntries = portalEntriesFor(viewer, pathname).length > 0
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalHeader viewer={viewer} hasEntries={hasEntries} />
      {hasEntries && <PortalDrawer viewer={viewer} />}
      <div className="flex flex-1">
        {hasEntries && <PortalSidebar viewer={viewer} state={state} toggle={toggle} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <LiveNews viewer={viewer} />
          <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            <FlashBanner flash={root?.flash ?? null} />
            <Outlet />
          </main>
          <footer
            data-print="never"
            className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line px-gutter py-4 text-sm text-muted"
          >
            <p>{root ? m.shell_copyright({ year: String(root.year) }) : m.site_name()}</p>
            <p>{m.shell_site_zone()}</p>
            <ThemeChoice theme={root?.theme ?? 'system'} />
          </footer>
        </div>
      </div>
    </div>
  )
}
