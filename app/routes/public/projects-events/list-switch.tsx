import { Link } from 'react-router'
import { m } from '#messages'
import { FOR_YOU } from '../for-you/for-you-path.ts'
import { LIST } from '#domain/project-events/list-address.ts'

const look =
  'flex min-h-9 items-center rounded-full px-3.5 transition-colors hover:text-primary pointer-coarse:min-h-11 aria-[current]:bg-surface aria-[current]:text-primary'

/** Switches between all items and recommendations. */
export function ListSwitch({ current }: { current: string }) {
  return (
    <p className="flex rounded-full bg-sand p-0.5 text-sm font-medium whitespace-nowrap">
      {[LIST, FOR_YOU].map((to) => (
        <Link key={to} to={to} className={look} aria-current={to === current ? 'page' : undefined}>
          {to === LIST ? m.foryou_all() : m.foryou_for_you()}
        </Link>
      ))}
    </p>
  )
}
