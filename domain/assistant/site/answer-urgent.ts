import { m } from '#messages'
import type { Urgent } from '../understanding/words/urgent-words.ts'
import { firstChoices, inWords, type SiteAnswer } from './site-answer.ts'

/** Answers that need no data of the site: emergencies and refusals. */
export const urgentAnswers: Record<Urgent, () => SiteAnswer> = {
  alone: () => inWords(m.answers_emergency_alone()),
  sirens: () => inWords(`${m.answers_emergency()}\n\n${m.answers_emergency_siren()}`),
  danger: () => inWords(m.answers_emergency()),
  need: () => inWords(m.answers_in_need()),
  hostile: () => inWords(m.answers_refused_hostile(), { outcome: 'refused' }),
  private: () => refused(m.answers_refused_private()),
  deeds: () => refused(m.answers_refused_deed()),
  politics: () => refused(m.answers_refused_politics()),
  texts: () => refused(m.answers_no_texts()),
  tired: () => ({ ...refused(m.answers_frustrated()), outcome: 'asked-back' }),
  elsewhere: () => refused(m.answers_refused_off_topic()),
}

function refused(text: string): SiteAnswer {
  return inWords(text, { outcome: 'refused', choices: firstChoices() })
}
