import { NavLink } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { headerLinkLook } from './header-link-look.ts'
import { MoreMenu } from './more-menu.tsx'
import { entriesAt } from './navigation.ts'
import { useReader } from './use-reader.ts'

/** The main links, from 768 px on: those for which there is room in a row, the others in a menu behind them. */
export function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  if (entries.length === 0) return null
  return (
    <nav aria-label={m.shell_main_navigation()} className="-mx-2 max-md:hidden">
      <ul className="flex items-center">
        {entries
          .filter(({ row }) => row !== 'icon')
          .map(({ address, label, row }) => (
            <li
              key={address}
              className={cn(row === 'lg' && 'max-lg:hidden', row === 'xl' && 'max-xl:hidden')}
            >
              <NavLink to={address} className={headerLinkLook}>
                {label()}
              </NavLink>
            </li>
          ))}
        <MoreMenu
          tight={entries.filter(({ row }) => row === 'xl' || row === 'icon')}
          tighter={entries.filter(({ row }) => row === 'lg')}
        />
      </ul>
    </nav>
  )
}

/** The main links that are icons beside the cart, where the row holds all others. */
export function HeaderIcons() {
  return entriesAt('header', useReader())
    .filter(({ row }) => row === 'icon')
    .map(({ address, label, icon: Icon }) => (
      <IconButton asChild label={label()} key={address} className="max-xl:hidden">
        <NavLink to={address}>{Icon && <Icon aria-hidden />}</NavLink>
      </IconButton>
    ))
}
