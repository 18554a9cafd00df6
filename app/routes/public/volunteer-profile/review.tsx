import type { VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Stored } from './by-hand.tsx'
import type { Change } from './draft.ts'
import { Privacy } from './privacy.tsx'
import { VolunteerProfileForm } from './profile-form.tsx'
import type { SaveProblems } from './save.server.ts'

/** The anchor that the closing message of the conversation links to. */
export const REVIEW = 'your-profile'

/** The profile from a conversation, for the user to correct and save. */
export function Review({
  profile,
  change,
  stored,
  problems,
  isReading,
}: {
  profile: VolunteerProfile
  change: (next: Change) => void
  stored: Stored | null
  problems: SaveProblems | undefined
  isReading: boolean
}) {
  return (
    <section aria-labelledby={REVIEW} className="grid gap-5">
      <Card className="min-w-0">
        <div className="mb-6">
          <h2
            id={REVIEW}
            tabIndex={-1}
            className="scroll-mt-24 font-display text-heading font-bold"
          >
            {m.volunteerprofile_review_title()}
          </h2>
          <p className="mt-2 text-sm text-muted">
            {stored ? m.volunteerprofile_review_replaces() : m.volunteerprofile_review_lead()}
          </p>
          {isReading && (
            <p className="mt-2 flex items-center gap-2 text-sm text-muted">
              <Spinner /> {m.volunteerprofile_reading()}
            </p>
          )}
        </div>
        <VolunteerProfileForm
          profile={profile}
          onChange={(next) =>
            change((now) => ({ heard: now?.heard ?? null, upTo: now?.upTo ?? null, profile: next }))
          }
          version={stored?.version ?? 0}
          problems={problems}
          view="talk"
        />
      </Card>
      <Privacy />
    </section>
  )
}
