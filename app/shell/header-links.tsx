import { NavLink } from 'react-router'
import { m } from '#messages'
import { entriesAt } from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'

/** The main links, from 768 px on. */
export function HeaderLinks({ viewer }: { viewer: ShownViewer | null }) {
  const entries = entriesAt('header', viewer)
  if (entries.length === 0) return null
  return (
    <nav
      aria-label={m.shell_main_navigation()}
      className="-mx-2 lg:-mx-2.5 max-xl:order-last max-xl:-mb-1.5 max-xl:basis-full max-md:hidden"
    >
      <ul className="flex flex-wrap items-center">
        {entries.map(({ address, label }) => (
          <li key={address}>
            <NavLink
              to={address}
              className="relative inline-flex min-h-10 items-center px-2 text-sm font-medium whitespace-nowrap lg:px-2.5 lg:text-[0.9375rem] transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current=page]:text-primary aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-gold-leaf"
            >
              {label()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
