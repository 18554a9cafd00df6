import { Link } from 'react-router'
import { m } from '#messages'
import { typeLabel, type ProjectEventType } from '#domain/project-events/project-event.ts'
import type { PublicationStatus } from '#domain/project-events/project-event-rules.ts'
import { format } from '#platform/text/format.ts'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { postAddress } from './addresses.ts'
import { statusLabels } from './standing-words.ts'
import { titleOf } from './title-of.ts'

/** A post in its organization's list. */
export type ShownPost = {
  id: string
  type: ProjectEventType
  standing: PublicationStatus
  title: string
  image: string | null
  region: string | null
  district: string | null
  updatedAt: string
  reason: string | null
}

/** What it is, where it stands and what to do next. The whole line leads to it. */
export function PostLine({ post }: { post: ShownPost }) {
  const { id, type, standing, reason } = post
  const { tone, word, next, link } = statusLabels[standing]
  const isAsked = standing.endsWith('changes_asked') || standing.endsWith('rejected')
  return (
    <li className="group/post relative flex gap-4 border-t border-line py-4 sm:gap-5">
      <ItemPicture
        item={post}
        sizes="10rem"
        width={320}
        height={200}
        className="h-20 w-24 shrink-0 rounded-field max-sm:hidden sm:h-24 sm:w-36"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge tone={tone}>{word()}</StatusBadge>
          <span>{typeLabel(type)}</span>
          <span>{m.posts_changed_on({ date: format.date(post.updatedAt) })}</span>
        </div>
        <h2 className="mt-1.5 line-clamp-3 text-lead font-medium wrap-anywhere">
          <Link
            to={postAddress(id)}
            dir="auto"
            className="block text-match group-hover/post:text-primary after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            {titleOf(type, post.title)}
          </Link>
        </h2>
        {standing !== 'live' && <p className="mt-1 text-sm text-muted">{next()}</p>}
        {isAsked && reason && (
          <p
            dir="auto"
            className="mt-2 line-clamp-3 border-s-2 border-gold-leaf ps-3 text-sm text-start wrap-anywhere"
          >
            {reason}
          </p>
        )}
      </div>
      <span
        aria-hidden
        className="self-center font-medium whitespace-nowrap text-primary underline-offset-4 group-hover/post:underline max-sm:hidden"
      >
        {link()}
      </span>
    </li>
  )
}
