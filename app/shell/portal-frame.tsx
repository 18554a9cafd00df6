import { Outlet, useLocation } from 'react-router'
import { m } from '#messages'
import { readCookie } from '#app/request/read-cookie.ts'
import type { Route } from './+types/portal-frame.ts'
import { FlashBanner } from './flash-banner.tsx'
import { portalEntriesFor } from './portal/portal-navigation.ts'
import { PortalSidebar } from './portal/portal-sidebar.tsx'
import { SIDEBAR_COOKIE, sidebarStateOf } from './portal/sidebar-state.ts'
import { useSidebar, DRAWER } from './portal/use-sidebar.ts'
import { LanguageLinks } from './language-choice.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useRootData } from './use-root-data.ts'
import { AccountCorner } from './account-menu.tsx'
import { BellLink } from './bell-link.tsx'
import { Brand } from './brand.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { ShownViewer } from './present-viewer.ts'
import { PanelLeft, X } from 'lucide-react'
import { LiveNews } from './portal/live/live-news.tsx'
import { useEffect, useRef } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PortalLinks } from './portal/portal-links.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return { sidebar: sidebarStateOf(readCookie(request, SIDEBAR_COOKIE)) }
}

/** Frame of the staff and organization pages. Guards are below it, so that their errors are shown within it. */
export default function PortalFrame({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  const viewer = root?.viewer ?? null
  const { pathname } = useLocation()
  const [state, toggle] = useSidebar(loaderData.sidebar)
  const hasEntries = portalEntriesFor(viewer, pathname).length > 0
  return (
    <div className="flex min-h-dvh flex-col">
      <PortalHeader hasEntries={hasEntries} />
      {hasEntries && <PortalDrawer viewer={viewer} />}
      <div className="flex flex-1">
        {hasEntries && <PortalSidebar viewer={viewer} state={state} toggle={toggle} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <LiveNews person={viewer?.isAdmin || viewer?.isPartner ? viewer.email : null} />
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
            <LanguageLinks />
            <ThemeChoice theme={root?.theme ?? 'system'} />
          </footer>
        </div>
      </div>
    </div>
  )
}

/** Compact header of the back office with home link and account. It is 3.5 rem high, which the sidebar relies on. */
function PortalHeader({ hasEntries }: { hasEntries: boolean }) {
  return (
    <header className="sticky top-0 z-40 h-14 border-b border-line bg-paper px-gutter lg:px-4 print:static">
      <div className="flex h-full items-center gap-2 max-md:gap-1">
        {hasEntries && <DrawerButton />}
        <Brand />
        <div className="ms-auto flex items-center gap-2 max-md:hidden" data-print="never">
          <BellLink />
          <AccountCorner />
        </div>
        <MobileMenu inPortal />
      </div>
    </header>
  )
}

/** Opens the drawer, where the sidebar does not fit. */
function DrawerButton() {
  return (
    <IconButton label={m.admin_open_portal()} popoverTarget={DRAWER} className="-ms-2.5 lg:hidden">
      <PanelLeft aria-hidden className="rtl:-scale-x-100" />
    </IconButton>
  )
}

/** The entries in a side drawer. A native popover: opens and closes (Escape, click outside) without JavaScript. */
function PortalDrawer({ viewer }: { viewer: ShownViewer | null }) {
  const drawer = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // Close it when one of its links has led to another page.
    if (key && drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [key])
  return (
    <aside
      ref={drawer}
      id={DRAWER}
      popover="auto"
      aria-label={m.admin_portal()}
      className="fixed inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] border-e border-line bg-surface p-3 text-ink shadow-float backdrop:bg-[#0a1226]/60 open:animate-arrive lg:hidden"
    >
      <div className="mb-3 flex items-center justify-between">
        <p className="ps-3 font-display text-subheading font-bold">{m.admin_portal()}</p>
        <IconButton
          label={m.admin_close_portal()}
          popoverTarget={DRAWER}
          popoverTargetAction="hide"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <PortalLinks viewer={viewer} />
    </aside>
  )
}
