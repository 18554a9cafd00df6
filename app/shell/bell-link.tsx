import { Bell } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PersonalPart } from './personal/personal-part.tsx'
import { useRootData } from './use-root-data.ts'

/** Above this count, the badge only says that there are more. */
const COUNTED = 99

/** Link to what is new for someone who is signed in, with the number of what they have not read. */
export function BellLink() {
  const root = useRootData()
  return (
    <PersonalPart of="bell">{root?.viewer && <BellIcon count={root.unreadCount} />}</PersonalPart>
  )
}

function BellIcon({ count }: { count: number }) {
  return (
    <IconButton asChild label={m.shell_bell({ count })}>
      <NavLink to="/notifications">
        <Bell aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute end-0 top-0.5 min-w-5 rounded-full border-2 border-paper bg-primary px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-primary tabular-nums"
          >
            {count > COUNTED ? `${COUNTED}+` : count}
          </span>
        )}
      </NavLink>
    </IconButton>
  )
}
