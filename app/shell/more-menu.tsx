import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { headerLinkLook } from './header-link-look.ts'
import type { MenuEntry } from './navigation.ts'

export type MoreMenuProps = {
  /** What is not in the row below 1280 px. */
  tight: readonly MenuEntry[]
  /** What is not below 1024 px. */
  tighter: readonly MenuEntry[]
}

/** The main links for which the header has no room. It bears the mark of the current page where it holds that. */
export function MoreMenu({ tight, tighter }: MoreMenuProps) {
  const { pathname } = useLocation()
  const holds = (entries: readonly MenuEntry[]) =>
    entries.some(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
  const all = [...tighter, ...tight]
  if (all.length === 0) return null
  return (
    <li className={tight.length > 0 ? 'xl:hidden' : 'lg:hidden'}>
      <Menu
        triggerClassName={cn(
          headerLinkLook,
          'cursor-pointer gap-1 [&_svg]:size-4',
          holds(tight) && 'text-primary',
          holds(tighter) && 'max-lg:text-primary',
        )}
        trigger={
          <>
            {m.shell_more()}
            <ChevronDown aria-hidden className="transition-transform group-open/menu:rotate-180" />
          </>
        }
      >
        <ul>
          {all.map((entry) => (
            <li key={entry.address} className={cn(tighter.includes(entry) && 'lg:hidden')}>
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
