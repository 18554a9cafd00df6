import { m } from '#messages'
import type { Urgent } from '../understanding/words/urgent-words.ts'
import { firstChoices } from './wording.ts'
import { inWords, type SiteAnswer } from './site-answer.ts'

/** Answers that need no data of the site: emergencies and refusals. */
export function answerUrgent(urgent: Urgent): SiteAnswer {
  switch (urgent) {
    case 'alone':
      return inWords(m.answers_emergency_alone())
    case 'sirens':
      return inWords([m.answers_emergency(), m.answers_emergency_siren()].join('\n\n'))
    case 'danger':
      return inWords(m.answers_emergency())
    case 'need':
      return inWords(m.answers_in_need())
    case 'texts':
      return refused(m.answers_no_texts())
    case 'tired':
      return inWords(m.answers_frustrated(), { outcome: 'asked-back', choices: firstChoices() })
    case 'hostile':
      return refused(m.answers_refused_hostile(), [])
    case 'private':
      return refused(m.answers_refused_private())
    case 'deeds':
      return refused(m.answers_refused_deed())
    case 'politics':
      return refused(m.answers_refused_politics())
    case 'elsewhere':
      return refused(m.answers_refused_off_topic())
  }
}

function refused(text: string, choices = firstChoices()): SiteAnswer {
  return inWords(text, { outcome: 'refused', choices })
}
