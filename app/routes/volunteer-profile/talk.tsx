import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { ChatBox } from '#app/routes/assistant/chat-box/chat-box.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { Stored } from './by-hand.tsx'
import { Guide } from './guide.tsx'
import { REVIEW, Review } from './review.tsx'
import type { SaveProblems } from './save.server.ts'
import { useInterview } from './use-interview.ts'
import { viewAddress } from './views.ts'

/** The conversation, and beside it what comes of it: first how it goes, then the profile to look over. */
export function Talk({
  stored,
  problems,
}: {
  stored: Stored | null
  problems: SaveProblems | undefined
}) {
  const { conversation, draft, change, exchanges, isReading } = useInterview(stored)
  const reset = () => {
    conversation.reset()
    change(() => null)
  }
  const profile = draft?.profile ?? problems?.typed
  return (
    <div
      className={cn(
        'mt-6 grid items-start gap-x-10 gap-y-8 sm:mt-8',
        profile
          ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,33rem)]'
          : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]',
      )}
    >
      <div className="min-w-0 lg:sticky lg:top-20">
        <ChatBox
          conversation={{ ...conversation, reset }}
          title={m.volunteerprofile_box_title()}
          placeholder={m.volunteerprofile_placeholder()}
          note={profile ? <ToReview /> : <Note />}
        />
      </div>
      <div className="min-w-0">
        <p role="status" className="sr-only">
          {isReading && m.volunteerprofile_reading()}
          {!isReading && draft?.heard && m.volunteerprofile_ready()}
        </p>
        {profile ? (
          <Review
            profile={profile}
            change={change}
            stored={stored}
            problems={problems}
            isReading={isReading}
          />
        ) : (
          <Guide exchanges={exchanges} isReading={isReading} isStored={stored !== null} />
        )}
      </div>
    </div>
  )
}

/** On phones what comes of the conversation stands below it. */
function ToReview() {
  return (
    <p className="px-1.5 pt-1 text-sm lg:hidden">
      <a
        href={`#${REVIEW}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary underline-offset-4 hover:underline"
      >
        {m.volunteerprofile_to_review()}
        <ArrowDown aria-hidden className="size-4 shrink-0" />
      </a>
    </p>
  )
}

/** Below where one writes. A browser without scripts cannot talk, but it can fill in. */
function Note() {
  return (
    <>
      <noscript>
        <p className="px-1.5 pt-1.5 text-sm font-medium">{m.volunteerprofile_no_scripts()}</p>
      </noscript>
      <p className="px-1.5 pt-1.5 text-xs text-muted lg:hidden">
        {m.volunteerprofile_note()}{' '}
        <Link to={viewAddress('form')} className="underline underline-offset-3 hover:text-primary">
          {m.volunteerprofile_by_hand()}
        </Link>
      </p>
    </>
  )
}
