import {
  CircleCheck,
  CircleX,
  HeartHandshake,
  PencilLine,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import type { Happening } from '#domain/partners/queries/list-activity-feed.ts'
import { kindLabel } from '#domain/support/support.ts'
import { supporterParams } from '../supporters/params.ts'
import { projectEventAddress } from '../project-events/addresses.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** Recent activity around the organization; each entry links to its details. */
export function Happenings({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <section aria-labelledby="happenings">
      <h2 id="happenings" className="font-display text-subheading font-bold">
        {m.partnerhome_happenings()}
      </h2>
      {happenings.length === 0 ? (
        <p className="mt-2 text-muted">{m.partnerhome_no_happenings()}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {happenings.map((happening) => (
            <li key={happening.id}>
              <Line happening={happening} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ happening }: { happening: Happening }) {
  const { icon: Icon, words, to } = told(happening)
  return (
    <Link to={to} className="group flex min-h-12 items-start gap-3 py-3 hover:text-primary">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-gold" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
        <span className="min-w-0 basis-56 grow wrap-anywhere group-hover:underline" dir="auto">
          <Sentence>{words}</Sentence>
        </span>
        <span className="shrink-0 text-sm text-muted">
          <Moment at={happening.at} />
        </span>
      </span>
    </Link>
  )
}

function told(happening: Happening): { icon: LucideIcon; words: string; to: string } {
  const { post } = happening
  const { title } = post
  switch (happening.what) {
    case 'asked':
    case 'cancelled': {
      const about = { name: happening.name, kind: kindLabel(happening.kind), title }
      const to = supporterParams.href({ post: post.id })
      return happening.what === 'asked'
        ? { icon: HeartHandshake, words: m.partnerhome_asked(about), to }
        : { icon: Undo2, words: m.partnerhome_cancelled(about), to }
    }
    case 'approved':
      return {
        icon: CircleCheck,
        words: m.partnerhome_approved({ title }),
        to: projectEventAddress(post.id),
      }
    case 'rejected':
      return {
        icon: CircleX,
        words: m.partnerhome_rejected({ title }),
        to: projectEventAddress(post.id),
      }
    case 'changes_asked':
      return {
        icon: PencilLine,
        words: m.partnerhome_changes({ title }),
        to: projectEventAddress(post.id),
      }
  }
}
