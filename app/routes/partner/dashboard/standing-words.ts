import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** What an organization's silence leads to, in words for it. */
export function standingWords({
  state,
  warnedAt,
  refusesAt,
  liftedUntil,
  liftReason,
}: AnswerStanding): {
  title: string
  text: string
} {
  switch (state) {
    case 'warned': {
      const date = format.date(refusesAt)
      return { title: m.due_warned_title({ date }), text: m.due_warned_text({ date }) }
    }
    case 'refused':
      return {
        title: m.due_refused_title(),
        text: m.due_refused_text({ date: format.date(warnedAt) }),
      }
    case 'lifted':
      return {
        title: m.due_lifted_title({ date: format.date(liftedUntil ?? refusesAt) }),
        text: m.due_lifted_text({ reason: liftReason ?? '' }),
      }
  }
}

/** The tone of these words. */
export function standingTone({ state }: AnswerStanding): 'danger' | 'warning' | 'info' {
  return state === 'refused' ? 'danger' : state === 'warned' ? 'warning' : 'info'
}
