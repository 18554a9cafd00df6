import { Check } from 'lucide-react'
import type { FormEvent } from 'react'
import type { Expected, Standing } from '#domain/attendance/attendance.ts'
import { consentLabel } from '#domain/consent/consent.ts'
import { supportLabel, supporterLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { localized } from '#platform/text/language.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { cn } from '#app/ui/class-names.ts'
import type { Mark } from './marks-store.ts'
import { WhoCame, WhoIsHere } from '../../shared/who-came.tsx'

type ExpectedRowProps = {
  expected: Expected
  address: string
  formKey: string
  /** Whether people can be checked in by now. */
  isOpen: boolean
  mark: (mark: Omit<Mark, 'id'>) => void
}

const standings: Record<Standing, (() => string) | null> = {
  expected: null,
  unanswered: m.onday_standing_unanswered,
  'in-line': m.onday_standing_in_line,
  'without-consent': () => consentLabel('asked'),
}

function describe({ kind, places, attended, people, isWalkIn, standing }: Expected): string {
  if (isWalkIn) return m.onday_walk_in_mark()
  if (attended === 'here' && places > 1) return m.onday_people_of({ people, count: places })
  const what = supportLabel({ kind, places, amountCents: null })
  return [what, standings[standing]?.()].filter(Boolean).join(' · ')
}

/** One sign-up with its large button. Without scripts it is a form; with them the mark is kept and sent. */
export function ExpectedRow({ expected, address, formKey, isOpen, mark }: ExpectedRowProps) {
  const { supportId, name, group, places, attended, standing, members, came } = expected
  const isHere = attended === 'here'
  // No one can accept a minor for a parent.
  const hasButton = isOpen && standing !== 'without-consent'
  const who = supporterLabel({ name, group, places })
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { formKey: _, ...given } = typed
    mark({ ...given, intent: isHere ? 'undo' : 'here', supportId, name: who })
  }
  return (
    <form
      method="post"
      action={localized(address)}
      onSubmit={keep}
      className="flex flex-wrap items-center gap-3 py-3"
    >
      <input type="hidden" name="intent" value={isHere ? 'undo' : 'here'} />
      <input type="hidden" name="supportId" value={supportId} />
      <input type="hidden" name="formKey" value={formKey} />
      <div className="min-w-0 flex-1">
        <p className="text-lead font-medium wrap-anywhere">
          <bdi>{who}</bdi>
        </p>
        <p className="text-sm text-muted tabular-nums">{describe(expected)}</p>
        {isHere && (
          <p className="mt-0.5 flex items-center gap-1.5 font-medium text-volunteer">
            <Check aria-hidden className="size-4 shrink-0" />
            {m.onday_is_here()}
          </p>
        )}
        {isHere && <WhoIsHere members={members} came={came} />}
      </div>
      {hasButton && places > 1 && !isHere && members.length === 0 && (
        <input
          type="number"
          name="people"
          min={1}
          max={places}
          defaultValue={places}
          inputMode="numeric"
          aria-label={m.onday_people_here_for({ name: who })}
          className={cn(inputVariants, 'min-h-13 w-16 text-center')}
        />
      )}
      {hasButton && (
        <Button
          type="submit"
          variant={isHere ? 'secondary' : 'primary'}
          size="large"
          className="min-w-24"
          aria-label={isHere ? m.onday_undo_for({ name: who }) : m.onday_here_for({ name: who })}
        >
          {isHere ? m.onday_undo() : m.onday_here()}
        </Button>
      )}
      {hasButton && !isHere && <WhoCame members={members} />}
    </form>
  )
}
