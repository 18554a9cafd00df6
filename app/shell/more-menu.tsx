import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { headerLinkLook } from './header-link-look.ts'
import type { Entry } from './navigation.ts'

export type MoreMenuProps = {
  /** What never stands in the row below 1280 px. */
  always: readonly Entry[]
  /** What does not below 1024 px. */
  tight: readonly Entry[]
}

/** The main links for which the header has no room. It bears the mark of the current page where it holds that. */
export function MoreMenu({ always, tight }: MoreMenuProps) {
  const { pathname } = useLocation()
  const holds = (entries: readonly Entry[]) =>
    entries.some(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
  if (always.length + tight.length === 0) return null
  return (
    <li className={always.length > 0 ? 'xl:hidden' : 'lg:hidden'}>
      <Menu
        triggerClassName={cn(
          headerLinkLook,
          'cursor-pointer gap-1 [&_svg]:size-4',
          holds(always) && 'text-primary',
          holds(tight) && 'max-lg:text-primary',
        )}
        trigger={
          <>
            {m.shell_more()}
            <ChevronDown aria-hidden className="transition-transform group-open/menu:rotate-180" />
          </>
        }
      >
        <ul>
          {[...tight, ...always].map((entry) => (
            <li key={entry.address} className={tight.includes(entry) ? 'lg:hidden' : undefined}>
              <MenuItem asChild>
                <NavLink to={entry.address}>{entry.label()}</NavLink>
              </MenuItem>
            </li>
          ))}
        </ul>
      </Menu>
    </li>
  )
}
