import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  connectionLabel,
  supportTypeLabel,
  visitFrequencyLabel,
} from '#domain/assistant/volunteer-profile.ts'
import { wordLabel } from '#domain/assistant/suggestions.ts'
import { m } from '#messages'
import { FOR_YOU } from '#app/routes/public/for-you/for-you-path.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { showToast } from '#app/ui/show-toast.ts'
import type { Stored } from './by-hand.tsx'
import { Privacy } from './privacy.tsx'
import { useForgetTalk } from './use-forget-talk.ts'
import { volunteerProfileAddress } from './views.ts'

/** Milliseconds after saving until the second toast replaces the first, and until the redirect. */
const SECOND_TOAST = 900
const MOVE_ON = 2000

/** The user's saved profile and its actions. */
export function SavedProfile({ profile, isJustSaved }: { profile: Stored; isJustSaved: boolean }) {
  return (
    <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-6">
        {isJustSaved && <MovingOn />}
        <Card>
          <h2 className="font-display text-heading font-bold">{m.volunteerprofile_yours()}</h2>
          <p className="mt-1 text-sm text-muted">
            {m.volunteerprofile_saved_at()} <RelativeTime at={profile.updatedAt} withDate />
          </p>
          <dl className="mt-6 grid gap-5">
            <Answer name={m.volunteerprofile_support()}>
              {supportTypeLabel(profile.supportType)}
            </Answer>
            <Answer name={m.volunteerprofile_interests()}>
              <Words words={profile.interests} />
            </Answer>
            <Answer name={m.volunteerprofile_skills()}>
              <Words words={profile.skills} />
            </Answer>
            <Answer name={m.volunteerprofile_tags()}>
              <Words words={profile.tags} />
            </Answer>
            <Answer name={m.volunteerprofile_connection()}>
              {connectionLabel(profile.connection)}
            </Answer>
            <Answer name={m.volunteerprofile_visits()}>
              {visitFrequencyLabel(profile.visitFrequency)}
            </Answer>
          </dl>
          <div className="mt-7 flex flex-wrap gap-3 border-t border-line pt-5">
            <Button asChild>
              <Link to={volunteerProfileAddress('form')} preventScrollReset>
                {m.volunteerprofile_edit()}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={volunteerProfileAddress('talk')} preventScrollReset>
                {m.volunteerprofile_talk_anew()}
              </Link>
            </Button>
            <Button asChild variant="quiet" className="text-donate hover:bg-donate-tint">
              <Link to={volunteerProfileAddress('delete')} preventScrollReset>
                {m.volunteerprofile_delete()}
              </Link>
            </Button>
          </div>
        </Card>
      </div>
      <aside className="grid gap-5">
        <Card ground="sand">
          <h2 className="font-display text-subheading font-bold">
            {m.volunteerprofile_fits_title()}
          </h2>
          <p className="mt-2 text-sm">{m.volunteerprofile_fits_text()}</p>
          <Button asChild className="mt-4">
            <Link to={FOR_YOU}>{m.volunteerprofile_fits_link()}</Link>
          </Button>
        </Card>
        <Privacy />
      </aside>
    </div>
  )
}

/** Just saved: redirects to the recommendations, with a link to them. */
function MovingOn() {
  const navigate = useNavigate()
  const forget = useForgetTalk()
  useEffect(() => {
    forget()
    const toast = setTimeout(() => showToast({ title: m.volunteerprofile_finding() }), SECOND_TOAST)
    const move = setTimeout(
      () => void navigate('/projects?view=for-you', { replace: true }),
      MOVE_ON,
    )
    return () => {
      clearTimeout(toast)
      clearTimeout(move)
    }
    // Only once: the timers start when the profile was saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <Banner tone="success">{m.volunteerprofile_finding()}</Banner>
}

function Answer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <span className="text-muted">{m.volunteerprofile_none()}</span>
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li
          key={word}
          dir="auto"
          className="max-w-full rounded-[1.125rem] bg-primary-tint px-3 py-1 text-sm font-medium text-primary wrap-anywhere"
        >
          {wordLabel(word)}
        </li>
      ))}
    </ul>
  )
}
