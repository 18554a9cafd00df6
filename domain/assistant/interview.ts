import { takesPart } from '../support/support.ts'
import type { ChatMessage } from './assistant.ts'
import type { Urgent } from './understanding/words/urgent-words.ts'
import { urgentIn } from './understanding/urgent-in.ts'
import { hear, type HeardProfile } from './hear.ts'
import { m } from '#messages'
import { AGAIN, choicesFor, isSaidIn, QUESTIONS, type Question } from './interview-words.ts'
import { react } from './react.ts'
import { EXCHANGES_NEEDED } from './volunteer-profile.ts'

/** The next message, and suggested replies. */
export type Turn = { text: string; choices: string[] }

/**
 * The interviewer's next message, without a model, in the language of the page: a response to what was just said, and one question about what is
 * still unknown. It repeats no question, except once with examples when an answer yielded nothing. `messages` is the
 * whole conversation, ending with the user's latest message. Pure, never throws.
 */
export function interview(messages: readonly ChatMessage[]): Turn {
  const newest = messages.findLastIndex(({ role }) => role === 'user')
  if (newest === -1) return ask('matters')
  const before = hear(messages.slice(0, newest))
  const heard = hear(messages)
  const urgent = urgentIn(messages[newest]?.content ?? '')
  const isUrgent = urgent !== null && URGENT_TURNS.includes(urgent)
  const reaction = react({ before, heard, isUrgent, messages })

  const asked = askedAlready(messages)
  const last = asked.at(-1) ?? 'matters'
  const again = AGAIN[last]
  if (again && isUnknown(last, heard) && !wasSaid(messages, again)) {
    return { text: `${reaction} ${again()}`, choices: choicesFor(last) }
  }
  const turns = messages.filter(({ role }) => role === 'user').length
  const next = nextOf(heard, asked) ?? (turns < EXCHANGES_NEEDED ? moreOf(asked) : null)
  if (next) return { text: `${reaction} ${QUESTIONS[next]()}`, choices: choicesFor(next) }
  const end = wasSaid(messages, m.interview_enough) ? m.interview_more() : m.interview_enough()
  return { text: `${reaction} ${end}`, choices: [] }
}

const URGENT_TURNS: readonly Urgent[] = ['alone', 'sirens', 'danger']

function ask(question: Question): Turn {
  return { text: QUESTIONS[question](), choices: choicesFor(question) }
}

/** The questions asked so far, in order; the opening asks what matters. */
function askedAlready(messages: readonly ChatMessage[]): Question[] {
  const asked: Question[] = ['matters']
  for (const { role, content } of messages) {
    if (role !== 'assistant') continue
    for (const question of Object.keys(QUESTIONS) as Question[]) {
      if (isSaidIn(content, QUESTIONS[question])) asked.push(question)
    }
  }
  return asked
}

function wasSaid(messages: readonly ChatMessage[], words: () => string): boolean {
  return messages.some(({ role, content }) => role === 'assistant' && isSaidIn(content, words))
}

/** Whether nothing that a question asks for is known. */
function isUnknown(question: Question, heard: HeardProfile): boolean {
  switch (question) {
    case 'matters':
      return heard.interests.length === 0 && heard.skills.length === 0 && !heard.supportType
    case 'can':
      return heard.skills.length === 0 && !heard.hasTime && !heard.supportType
    case 'ties':
      return !heard.connection && !heard.visitFrequency
    default:
      return false
  }
}

/** Follow-up questions for users who answer everything at once, until the conversation is long enough. */
function moreOf(asked: Question[]): Question | null {
  return (['place', 'company'] as const).find((question) => !asked.includes(question)) ?? null
}

function nextOf(heard: HeardProfile, asked: Question[]): Question | null {
  const { supportType } = heard
  // Giving and investing require neither skills nor hours.
  const needsTime = !supportType || supportType === 'unknown' || takesPart(supportType)
  const wanted: Question[] = []
  if (heard.interests.length === 0) wanted.push('matters')
  if (needsTime && !asked.includes('can')) {
    const hasSkills = heard.skills.length > 0
    if (!hasSkills && !heard.hasTime) wanted.push('can')
    else if (!heard.hasTime) wanted.push('time')
    else if (!hasSkills) wanted.push('skills')
  }
  if (!asked.includes('ties')) {
    if (!heard.connection && !heard.visitFrequency) wanted.push('ties')
    else if (!heard.visitFrequency) wanted.push('visits')
    else if (!heard.connection) wanted.push('tie')
  }
  return wanted.find((question) => !asked.includes(question)) ?? null
}
