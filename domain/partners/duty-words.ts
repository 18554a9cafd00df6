import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Standing } from './duty.ts'

/** What a duty is called. */
export const DUTY_LABELS: Record<Standing, () => string> = {
  own: m.team_duty_own,
  write: m.team_duty_write,
  answer: m.team_duty_answer,
  money: m.team_duty_money,
}

/** Duties in words, as a list; for the owner, only that. */
export function dutiesInWords(duties: readonly Standing[]): string {
  return duties.includes('own')
    ? m.team_duty_own()
    : format.list(duties.map((duty) => DUTY_LABELS[duty]()))
}
