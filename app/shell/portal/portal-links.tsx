import { Link, NavLink, useLocation, useRouteLoaderData } from 'react-router'
import { m } from '#messages'
import type { loader } from '#app/routes/admin/admin-area.tsx'
import { partAt, partsFor, type Waiting } from '#app/routes/admin/admin-parts.ts'
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
  const area = useRouteLoaderData<typeof loader>('admin-area')
  return (
    <nav aria-label={m.admin_portal()}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {portalEntriesFor(viewer, pathname, closed).map(({ children = [], ...entry }) =>
          entry.address === '/admin' && area ? (
            <AdminLinks key={entry.address} rail={rail} waiting={area.waiting} />
          ) : (
            <li key={entry.address}>
              <PortalLink entry={entry} rail={rail} end={children.length > 0} />
              {children.length > 0 && (
                <ul className={cn('mt-1 grid gap-1', !rail && 'ms-5 border-s border-line ps-2')}>
                  {children.map((child) => (
                    <li key={child.address}>
                      <PortalLink
                        entry={child}
                        rail={rail}
                        // Below it is a page with an entry of its own.
                        end={children.some(
                          ({ address }) =>
                            address.startsWith(`${child.address}/`) && pathname.startsWith(address),
                        )}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The parts of the administration, on its pages: one level, with what waits in each. */
function AdminLinks({ rail, waiting }: { rail: boolean; waiting: Waiting }) {
  const { viewer } = useReader()
  const { pathname } = useLocation()
  return (
    <>
      {!rail && (
        <li className="px-3 pt-2 pb-1 text-sm font-medium text-muted">{m.admin_site_admin()}</li>
      )}
      {partsFor(viewer?.isSuperuser === true).map(([part, { to, waits, toWaiting, ...more }]) => {
        const count = waits && waiting[waits]
        const entry = { ...more, address: (count && toWaiting) || to }
        return (
          <li key={part}>
            <PortalLink
              entry={entry}
              rail={rail}
              current={partAt(pathname) === part}
              count={count}
            />
          </li>
        )
      })}
    </>
  )
}

function PortalLink({
  entry: { address, label, icon: Icon },
  rail,
  end = false,
  current,
  count,
}: {
  entry: Pick<PortalEntry, 'address' | 'label' | 'icon'>
  rail: boolean
  /** Marks the link as current on its own page only, not on pages below. */
  end?: boolean
  /** Marks it regardless of its address. */
  current?: boolean
  count?: number | undefined
}) {
  const look = cn(
    'relative flex min-h-10 items-center gap-3 rounded-field text-sm font-medium text-muted transition-colors pointer-coarse:min-h-11',
    'hover:bg-primary-tint hover:text-primary aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary',
    rail ? 'mx-1 justify-center' : 'px-3',
  )
  const content = (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className={rail ? 'sr-only' : 'truncate'}>{label()}</span>
      {count !== undefined && count > 0 && (
        <span
          className={cn(
            'rounded-full bg-sand text-xs leading-5 text-ink tabular-nums',
            rail ? 'absolute -end-0.5 -top-0.5 px-1' : 'ms-auto px-2',
          )}
        >
          {count}
        </span>
      )}
    </>
  )
  const link =
    current === undefined ? (
      <NavLink to={address} end={end} className={look}>
        {content}
      </NavLink>
    ) : (
      <Link to={address} aria-current={current ? 'page' : undefined} className={look}>
        {content}
      </Link>
    )
  return rail ? <Tooltip words={label()}>{link}</Tooltip> : link
}
