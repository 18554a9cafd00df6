import { m } from '#messages'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** Answers that need no data of the site. */
export const greeting = (): SiteAnswer =>
  inWords(m.answers_hello(), {
    choices: [
      m.answers_choice_volunteer(),
      m.answers_choice_donate(),
      m.answers_choice_two_weeks(),
    ],
  })

export const thanks = (): SiteAnswer => inWords(m.answers_thanks())

const PERSON = /\b(talk|speak|chat|connect|call|reach)\b/i

export const self = ({ text }: Asked): SiteAnswer =>
  inWords([m.answers_self(), ...(PERSON.test(text) ? [m.answers_self_person()] : [])].join(' '), {
    choices: [m.answers_choice_volunteer(), m.answers_choice_two_weeks(), m.answers_choice_how()],
  })

const ALONE =
  /\b(suicid|kill(ing)? myself|end (my|it all)|hurt(ing)? myself|want to die|want to go on|(not|n't|nt) go on|reason to live|tired of living|depress|hopeless|so (alone|lonely)|all alone|not want to live|harm(ing)? myself)/i
export const SIREN = /\b(rocket|missile|siren|red alert|shelter|bomb|shell(s|ing)|drone)/i

/** Emergency numbers: this site cannot help in an emergency. */
export function emergency({ text }: Asked): SiteAnswer {
  if (ALONE.test(text)) return inWords(m.answers_emergency_alone())
  return inWords(
    SIREN.test(text)
      ? [m.answers_emergency(), m.answers_emergency_siren()].join('\n\n')
      : m.answers_emergency(),
  )
}

const PRIVATE =
  /\b(phone|e-?mails?|address(es)?|password|donors?|pending|applications?|user ?data|admin(istrator)?|superuser|names? of|user(s| list)|database|system prompt|instructions)\b/i
const ACTS_FOR_ME = /\b(for me|me up|me in|my (credit )?card|on my behalf)\b/i

/** What the assistant does not do, and what it could do instead. */
export function offTopic({ text }: Asked): SiteAnswer {
  const says = ACTS_FOR_ME.test(text)
    ? m.answers_refused_deed()
    : PRIVATE.test(text)
      ? m.answers_refused_private()
      : m.answers_refused_off_topic()
  return inWords(says, {
    outcome: 'refused',
    choices: [m.answers_choice_volunteer(), m.answers_choice_two_weeks()],
  })
}

export const hostile = (): SiteAnswer =>
  inWords(m.answers_refused_hostile(), { outcome: 'refused' })

const AGAIN =
  /\b(asked (you )?(\w+ ){0,2}times|you (do not|don't|didn't|dont|never) (understand|answer|get|listen)|not what i (asked|meant|want)|wrong answer|no help|useless)\b/i

/** Whether the user is frustrated with the answers; they are then asked to rephrase. */
export const isTired = (text: string): boolean => AGAIN.test(text)

/** A question back, with what could be answered. */
export function unclear({ text }: Asked): SiteAnswer {
  const isReadable = /\p{L}{2}/u.test(text) && /[aeiouy\u0590-\u05FF]/i.test(text)
  if (isTired(text)) return inWords(m.answers_unclear_sorry(), { outcome: 'asked-back' })
  return inWords(isReadable ? m.answers_unclear() : m.answers_unclear_nothing(), {
    outcome: 'asked-back',
    choices: [m.answers_choice_volunteer(), m.answers_choice_donate(), m.answers_choice_events()],
  })
}
