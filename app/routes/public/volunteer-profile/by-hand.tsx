import { useState } from 'react'
import { Link } from 'react-router'
import { FALLBACK, type VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { Privacy } from './privacy.tsx'
import { VolunteerProfileForm } from './profile-form.tsx'
import type { SaveProblems } from './save.server.ts'
import { useProfileDraft } from './use-draft.ts'
import { volunteerProfileAddress } from './views.ts'

export type Stored = VolunteerProfile & { version: number; updatedAt: Date }

/** The profile as a form, without a conversation: to create one, and to edit a saved one. */
export function ByHand({
  stored,
  problems,
}: {
  stored: Stored | null
  problems: SaveProblems | undefined
}) {
  const [draft, change] = useProfileDraft()
  const [begun] = useState(problems?.typed ?? stored ?? FALLBACK)
  const profile = draft?.profile ?? begun
  return (
    <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <section aria-labelledby="by-hand" className="max-w-text min-w-0">
        <h2 id="by-hand" className="mb-6 font-display text-heading font-bold">
          {stored ? m.volunteerprofile_edit_title() : m.volunteerprofile_by_hand()}
        </h2>
        <VolunteerProfileForm
          profile={profile}
          onChange={(next) =>
            change((now) => ({ heard: now?.heard ?? null, upTo: now?.upTo ?? null, profile: next }))
          }
          version={stored?.version ?? 0}
          problems={problems}
          view="form"
          back={
            stored
              ? {
                  to: volunteerProfileAddress('saved'),
                  words: m.volunteerprofile_leave(),
                  onLeave: () => change(() => null),
                }
              : undefined
          }
        />
      </section>
      <aside className="grid gap-5">
        <Card ground="sand">
          <p className="text-sm">{m.volunteerprofile_rather_talk()}</p>
          <p className="mt-2">
            <Link
              to={volunteerProfileAddress('talk')}
              className="font-medium text-primary underline underline-offset-4"
            >
              {stored ? m.volunteerprofile_talk_anew() : m.volunteerprofile_talk()}
            </Link>
          </p>
        </Card>
        <Privacy />
      </aside>
    </div>
  )
}
