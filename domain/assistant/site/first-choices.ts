import { m } from '#messages'

/** Suggested replies for people who do not know what to ask. */
export function firstChoices(): string[] {
  return [m.answers_choice_volunteer(), m.answers_choice_donate(), m.answers_choice_two_weeks()]
}
