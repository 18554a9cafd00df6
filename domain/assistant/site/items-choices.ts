import { m } from '#messages'
import { isDoing } from '../understanding/doing-in.ts'
import type { Asked } from './site-answer.ts'

/** Suggested replies about projects and events: criteria the user has not mentioned yet. */
export function itemsChoices({ said }: Asked): string[] {
  const choices: string[] = []
  if (isDoing(said.kinds)) choices.push(m.answers_choice_volunteer())
  if (said.kinds.length === 0) choices.push(m.answers_choice_volunteer(), m.answers_choice_donate())
  if (said.districts.length + said.regions.length === 0)
    choices.push(m.answers_choice_north(), m.answers_choice_jerusalem())
  if (!said.days) choices.push(m.answers_choice_two_weeks())
  if (said.type !== 'event') choices.push(m.answers_choice_events())
  return choices.slice(0, 3)
}
