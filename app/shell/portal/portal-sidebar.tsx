import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Tooltips } from '#app/ui/tooltip.tsx'
import type { ShownViewer } from '../present-viewer.ts'
import { PortalLinks } from './portal-links.tsx'
import { otherState, type SidebarState } from './sidebar-state.ts'

/** The portal's entries next to the page, 16 rem wide or collapsed to 3; narrow screens use the drawer. */
export function PortalSidebar({
  viewer,
  state,
  toggle,
}: {
  viewer: ShownViewer | null
  state: SidebarState
  toggle: () => void
}) {
  const rail = state === 'collapsed'
  return (
    <aside
      aria-label={m.admin_portal()}
      data-print="never"
      className={cn(
        'sticky top-14 h-[calc(100dvh-3.5rem)] shrink-0 overflow-y-auto overflow-x-clip border-e border-line bg-surface py-3 transition-[width] max-lg:hidden',
        rail ? 'w-12' : 'w-64 px-3',
      )}
    >
      <div className={cn('mb-3 flex items-center', rail ? 'justify-center' : 'justify-between')}>
        {!rail && <p className="ps-3 font-display font-bold">{m.admin_portal()}</p>}
        <SidebarToggle state={state} toggle={toggle} />
      </div>
      <Tooltips>
        <PortalLinks viewer={viewer} rail={rail} />
      </Tooltips>
    </aside>
  )
}

/** A plain form, so that it works without JavaScript; with it, nothing is sent. */
function SidebarToggle({ state, toggle }: { state: SidebarState; toggle: () => void }) {
  const { pathname, search } = useLocation()
  const Icon = state === 'expanded' ? PanelLeftClose : PanelLeftOpen
  return (
    <Form
      method="post"
      action="/preferences/sidebar"
      onSubmit={(event) => {
        event.preventDefault()
        toggle()
      }}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <IconButton
        type="submit"
        name="sidebar"
        value={otherState(state)}
        label={state === 'expanded' ? m.admin_collapse_sidebar() : m.admin_expand_sidebar()}
        aria-keyshortcuts="Control+B Meta+B"
        className="text-muted"
      >
        <Icon aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </Form>
  )
}
