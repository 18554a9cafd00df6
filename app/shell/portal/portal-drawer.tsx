import { PanelLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ShownViewer } from '../present-viewer.ts'
import { PortalLinks } from './portal-links.tsx'
import { DRAWER } from './use-sidebar.ts'

/** Opens the drawer, where there is no room for the sidebar. */
export function DrawerButton() {
  return (
    <IconButton label={m.admin_open_portal()} popoverTarget={DRAWER} className="-ms-2.5 lg:hidden">
      <PanelLeft aria-hidden className="rtl:-scale-x-100" />
    </IconButton>
  )
}

/** The entries in a drawer from the side. A native popover: it opens, closes on Escape or a press outside without a script. */
export function PortalDrawer({ viewer }: { viewer: ShownViewer | null }) {
  const drawer = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // A page reached by one of its links should not lie below it.
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
