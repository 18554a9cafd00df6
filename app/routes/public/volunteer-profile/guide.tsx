import { Check, Keyboard, Mic, Volume2, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { EXCHANGES_NEEDED } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Privacy } from './privacy.tsx'
import { volunteerProfileAddress } from './views.ts'
import { useHasVoice } from '../assistant/voice/use-has-voice.ts'

/** Shown next to the conversation until there is a profile to review: how it works, and the progress. */
export function Guide({
  exchanges,
  isReading,
  isStored,
}: {
  exchanges: number
  isReading: boolean
  isStored: boolean
}) {
  const steps = [
    m.volunteerprofile_step_matters(),
    m.volunteerprofile_step_can(),
    m.volunteerprofile_step_ties(),
    m.volunteerprofile_step_review(),
  ]
  const done = Math.min(exchanges, EXCHANGES_NEEDED)
  return (
    <aside aria-labelledby="how-it-goes" className="grid gap-6">
      <div>
        <h2 id="how-it-goes">
          <Eyebrow>{m.volunteerprofile_how()}</Eyebrow>
        </h2>
        <ol className="mt-4 flex flex-col gap-3.5">
          {steps.map((step, at) => (
            <li
              key={step}
              aria-current={at === done ? 'step' : undefined}
              className={cn('flex gap-3', at > done && 'text-muted')}
            >
              <span
                aria-hidden
                className={cn(
                  'grid size-7 shrink-0 place-items-center rounded-full border font-display text-sm font-bold',
                  at < done && 'border-primary bg-primary text-on-primary',
                  at === done && 'border-primary text-primary',
                  at > done && 'border-gold-leaf text-gold',
                )}
              >
                {at < done ? <Check className="size-4" /> : at + 1}
              </span>
              <span className="pt-0.5">
                {step}
                {at < done && <span className="sr-only"> {m.volunteerprofile_step_done()}</span>}
                {at === EXCHANGES_NEEDED && isReading && (
                  <span className="mt-1 flex items-center gap-2 text-sm text-muted">
                    <Spinner /> {m.volunteerprofile_reading()}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="noscript:hidden">
        <Hints />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5 noscript:hidden">
        <Button asChild variant="secondary">
          <Link to={volunteerProfileAddress('form')} preventScrollReset>
            {m.volunteerprofile_by_hand()}
          </Link>
        </Button>
        {isStored && (
          <Button asChild variant="quiet">
            <Link to={volunteerProfileAddress('saved')} preventScrollReset>
              {m.volunteerprofile_back_to_saved()}
            </Link>
          </Button>
        )}
      </div>
      <Privacy />
    </aside>
  )
}

/** How to talk: by voice if available, otherwise by typing. */
function Hints() {
  const hasVoice = useHasVoice()
  const hints: [LucideIcon, string][] = hasVoice
    ? [
        [Mic, m.volunteerprofile_hint_speak()],
        [Volume2, m.volunteerprofile_hint_listen()],
      ]
    : [[Keyboard, m.volunteerprofile_hint_write()]]
  return (
    <ul className="grid gap-2.5 rounded-card bg-sand p-4 text-sm sm:p-5">
      {hints.map(([Icon, words]) => (
        <li key={words} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gold" />
          {words}
        </li>
      ))}
    </ul>
  )
}
