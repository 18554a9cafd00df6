import { ArrowDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { ChatBox } from '#app/routes/public/assistant/chat-box/chat-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { Stored } from './by-hand.tsx'
import { Guide } from './guide.tsx'
import { REVIEW, Review } from './review.tsx'
import type { SaveProblems } from './save.server.ts'
import { useInterview } from './use-interview.ts'
import { volunteerProfileAddress } from './views.ts'

/** The conversation and its side panel: first how it works, then the profile to review. */
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
          note={profile ? undefined : <Note />}
          next={profile ? <ToReview /> : <WithoutScripts />}
          isCopied={false}
          needsScripts
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

/** On phones the profile is below the conversation: a link to it, always in view. */
function ToReview() {
  return (
    <div className="border-t border-line bg-surface p-2 lg:hidden">
      <Button asChild className="w-full">
        <a href={`#${REVIEW}`} onClick={goToReview}>
          {m.volunteerprofile_to_review()}
          <ArrowDown aria-hidden className="size-4 shrink-0" />
        </a>
      </Button>
    </div>
  )
}

function goToReview(event: MouseEvent): void {
  const heading = document.getElementById(REVIEW)
  if (!heading) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}

/** Below the input. */
function Note() {
  return (
    <p className="px-1.5 pt-1.5 text-xs text-muted lg:hidden">
      {m.volunteerprofile_note()}{' '}
      <Link
        to={volunteerProfileAddress('form')}
        className="underline underline-offset-3 hover:text-primary"
      >
        {m.volunteerprofile_by_hand()}
      </Link>
    </p>
  )
}

/** Without scripts there is no conversation, but the form works. */
function WithoutScripts() {
  return (
    <noscript>
      <div className="grid gap-3 border-t border-line bg-surface p-4 text-sm">
        <p className="font-medium">{m.volunteerprofile_no_scripts()}</p>
        <p>
          <Button asChild>
            <Link to={volunteerProfileAddress('form')}>{m.volunteerprofile_by_hand()}</Link>
          </Button>
        </p>
      </div>
    </noscript>
  )
}
