import { Link } from 'react-router'
import { m } from '#messages'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'
import { beginAddress } from './addresses.ts'

/** A project or an event: two large links. */
export function TypeChoice() {
  return (
    <ul className="mt-8 grid max-w-text gap-5 sm:grid-cols-2">
      <Choice
        to={beginAddress('project')}
        title={m.posts_new_project()}
        text={m.posts_new_project_text()}
        scene={{ id: 'a field', region: 'galilee', time: 'day' }}
      />
      <Choice
        to={beginAddress('event')}
        title={m.posts_new_event()}
        text={m.posts_new_event_text()}
        scene={{ id: 'an evening', region: 'jerusalem', time: 'dusk' }}
      />
    </ul>
  )
}

function Choice({
  to,
  title,
  text,
  scene,
}: {
  to: string
  title: string
  text: string
  scene: { id: string; region: LandscapeRegion; time: Time }
}) {
  return (
    <li className="group/choice relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-primary">
      <Landscape {...scene} className="h-32 w-full dark:brightness-90" />
      <div className="p-5">
        <h2 className="font-display text-subheading font-bold">
          <Link
            to={to}
            className="group-hover/choice:text-primary after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </li>
  )
}
