import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { ShownViewer } from '../present-viewer.ts'
import { useReader } from '../use-reader.ts'
import { portalEntriesFor, type PortalEntry } from './portal-navigation.ts'

/** The portal's entries; the collapsed rail shows only icons, with labels for screen readers and as tooltips. */
export function PortalLinks({
  viewer,
  rail = false,
}: {
  viewer: ShownViewer | null
  rail?: boolean
}) {
  const { pathname } = useLocation()
  const { closed } = useReader()
  return (
    <nav aria-label={m.admin_portal()}>
      <ul className="grid gap-1">
        {portalEntriesFor(viewer, pathname, closed).map(({ children = [], ...entry }) => (
          <li key={entry.address}>
            <PortalLink entry={entry} rail={rail} end={children.length > 0} />
            {children.length > 0 && (
              <ul className={cn('mt-1 grid gap-1', !rail && 'ms-5 border-s border-line ps-2')}>
                {children.map((child) => (
                  <li key={child.address}>
                    <PortalLink entry={child} rail={rail} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PortalLink({
  entry: { address, label, icon: Icon },
  rail,
  end = false,
}: {
  entry: Pick<PortalEntry, 'address' | 'label' | 'icon'>
  rail: boolean
  /** Marks the link as current on its own page only, not on pages below. */
  end?: boolean
}) {
  const link = (
    <NavLink
      to={address}
      end={end}
      className={cn(
        'flex min-h-10 items-center gap-3 rounded-field text-sm font-medium text-muted transition-colors pointer-coarse:min-h-11',
        'hover:bg-primary-tint hover:text-primary aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary',
        rail ? 'mx-1 justify-center' : 'px-3',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className={rail ? 'sr-only' : 'truncate'}>{label()}</span>
    </NavLink>
  )
  return rail ? <Tooltip words={label()}>{link}</Tooltip> : link
}
