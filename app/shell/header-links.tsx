import { NavLink } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { entriesAt } from './navigation.ts'
import { useReader } from './use-reader.ts'

/** So many stand beside the name at any width that shows them. */
const FEW = 3

/** The main links, from 768 px on; many of them stand in a row of their own until 1024 px. */
export function HeaderLinks() {
  const entries = entriesAt('header', useReader())
  if (entries.length === 0) return null
  return (
    <nav
      aria-label={m.shell_main_navigation()}
      className={cn(
        '-mx-2 max-md:hidden lg:shrink-0 xl:-mx-2.5',
        entries.length > FEW && 'max-lg:order-last max-lg:-mb-1.5 max-lg:basis-full',
      )}
    >
      <ul className="flex items-center max-lg:flex-wrap">
        {entries.map(({ address, label }) => (
          <li key={address}>
            <NavLink
              to={address}
              className="relative inline-flex min-h-10 items-center px-2 text-sm font-medium whitespace-nowrap xl:px-2.5 xl:text-[0.9375rem] transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf"
            >
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
