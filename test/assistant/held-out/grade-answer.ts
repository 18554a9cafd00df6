import type { Outcome } from '#domain/assistant/assistant.ts'
import type { SiteAnswer } from '#domain/assistant/site/site-answer.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { judgeAnswer } from '../judge-answer.ts'
import type { Expectation } from '../question.ts'

/**
 * `right`: all of it as expected. `partly`: what was expected is there, among other things, or is one of the choices
 * offered. `wrong`: neither, but the answer said that it found nothing or asked back. `confidently-wrong`: it claimed to
 * be an answer, or refused what it had to answer.
 */
export const GRADES = ['right', 'partly', 'wrong', 'confidently-wrong'] as const
export type Grade = (typeof GRADES)[number]

export type Graded = { answer: SiteAnswer; items: readonly ProjectEventCard[] }

/** Grades an answer. `choose` asks one of the choices offered. */
export async function gradeAnswer(
  given: Graded,
  right: Expectation,
  { now, choose }: { now: Date; choose: (choice: string) => Promise<Graded> },
): Promise<Grade> {
  if (meets(given, right, now)) return 'right'
  const { outcome } = given.answer
  if (mayBeAnswered(right)) {
    if (outcome === 'asked-back') {
      for (const choice of given.answer.choices) {
        if (meets(await choose(choice), right, now)) return 'partly'
      }
    }
    if (showsSome(given, right, now)) return 'partly'
  }
  const claims: readonly Outcome[] = ['answered', 'refused']
  return claims.includes(outcome) ? 'confidently-wrong' : 'wrong'
}

/** Whether what was looked for is there, whatever else is. */
function showsSome({ answer, items }: Graded, right: Expectation, now: Date): boolean {
  const { anyOf, links, says, in: places, topics, kind, type, within } = right
  if (anyOf || links || says) {
    const there = { ...(anyOf && { anyOf }), ...(links && { links }), ...(says && { says }) }
    return judgeAnswer(answer, { expect: there, items, now }).length === 0
  }
  const slots = {
    ...(places && { in: places }),
    ...(topics && { topics }),
    ...(kind && { kind }),
    ...(type && { type }),
    ...(within && { within }),
  }
  if (Object.keys(slots).length === 0) return false
  return items
    .slice(0, 3)
    .some((item) => judgeAnswer(answer, { expect: slots, items: [item], now }).length === 0)
}

function mayBeAnswered({ outcome }: Expectation): boolean {
  return outcome === undefined || [outcome].flat().includes('answered')
}

function meets({ answer, items }: Graded, expect: Expectation, now: Date): boolean {
  return judgeAnswer(answer, { expect, items, now }).length === 0
}
