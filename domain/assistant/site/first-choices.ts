import { m } from '#messages'

/** Replies for whoever does not know what to ask. */
export function firstChoices(): string[] {
  return [m.answers_choice_volunteer(), m.answers_choice_donate(), m.answers_choice_two_weeks()]
}
