import { NavLink } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { headerLinkLook } from './header-link-look.ts'
import { MoreMenu } from './more-menu.tsx'
import { entriesAt } from './navigation.ts'
import { useReader } from './use-reader.ts'

/** So many stand in the row from 768 px on, from 1024, and from 1280 unless all fit. The others are in a menu behind them. */
const ROW = { md: 2, lg: 4, xl: 7 }

/** The main links, from 768 px on. */
export function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  if (entries.length === 0) return null
  // The last one has the room that the menu would need.
  const wide = entries.length > ROW.xl + 1 ? ROW.xl : entries.length
  return (
    <nav aria-label={m.shell_main_navigation()} className="-mx-2 max-md:hidden xl:-mx-2.5">
      <ul className="flex items-center">
        {entries.slice(0, wide).map(({ address, label }, at) => (
          <li
            key={address}
            className={cn(at >= ROW.lg ? 'max-xl:hidden' : at >= ROW.md && 'max-lg:hidden')}
          >
            <NavLink to={address} className={headerLinkLook}>
              {label()}
            </NavLink>
          </li>
        ))}
        <MoreMenu
          always={entries.slice(wide)}
          tight={entries.slice(ROW.lg, wide)}
          tighter={entries.slice(ROW.md, ROW.lg)}
        />
      </ul>
    </nav>
  )
}
