import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { ChatMessage } from './assistant.ts'
import { CIRCUMSTANCES, wordLabel } from './suggestions.ts'
import type { HeardProfile } from './hear.ts'
import {
  NOTED,
  ON_CIRCUMSTANCES,
  ON_CONNECTION,
  ON_INTERESTS,
  ON_SKILLS,
  ON_SUPPORT,
  ON_VISITS,
} from './interview-words.ts'

/** One or two sentences in response to what was just said: at most two topics, the most telling ones. */
export function react({
  before,
  heard,
  isUrgent,
  messages,
}: {
  before: HeardProfile
  heard: HeardProfile
  isUrgent: boolean
  messages: readonly ChatMessage[]
}): string {
  const text = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? ''
  if (isUrgent) return m.interview_urgent()
  const turn = messages.filter(({ role }) => role === 'user').length
  const told = [
    named(ON_INTERESTS, added(before.interests, heard.interests), turn),
    named(ON_SKILLS, added(before.skills, heard.skills), turn),
    changed(before.supportType, heard.supportType, ON_SUPPORT),
    changed(before.connection, heard.connection, ON_CONNECTION),
    changed(before.visitFrequency, heard.visitFrequency, ON_VISITS),
    CIRCUMSTANCES.flatMap((one) =>
      added(before.tags, heard.tags)[0] === one ? (ON_CIRCUMSTANCES[one]?.() ?? []) : [],
    )[0],
  ].filter((sentence) => sentence !== undefined)
  const asksBack = ASKS.test(text)
  if (told.length === 0) {
    if (asksBack) return m.interview_asked_back()
    if (GREETS.test(text)) return m.interview_greeting()
    return NOT_KNOWN.test(text) ? m.interview_unsure() : (NOTED[turn % NOTED.length]?.() ?? '')
  }
  return [...told.slice(0, 2), ...(asksBack ? [m.interview_asked_back()] : [])].join(' ')
}

const GREETS =
  /^\W*(hi|hello|hey|shalom|good (morning|afternoon|evening))\b.{0,20}$|^[^\p{L}]*(שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים)(?!\p{L}).{0,20}$/iu
const NOT_KNOWN =
  /\b(?:don'?t know|not sure|no idea|dunno|idk|hard to say|never thought)\b|לא יודע|לא יודעת|אין לי מושג|לא בטוח|לא בטוחה|קשה לומר|לא חשבתי על זה/i
const ASKS =
  /^(?:what|where|how|which|who|when|why|can|could|do|does|is|are|will|would|may)\b.*\?\s*$|^(?:מה|איפה|איך|איזה|אילו|מי|מתי|למה|כמה|האם|אפשר|יש|אתם|אתה)\s.*\?\s*$/is

function added(before: readonly string[], now: readonly string[]): string[] {
  return now.filter((word) => !before.includes(word))
}

function named(
  sentences: readonly ((input: { words: string }) => string)[],
  words: string[],
  turn: number,
): string | undefined {
  if (words.length === 0) return undefined
  const shown = words.slice(0, 3).map(wordLabel).map(inSentence)
  const isPaired = shown.some((word) => / and | ו/.test(word))
  const list = isPaired ? shown.join(', ') : format.list(shown)
  const text = list.slice(0, 1).toUpperCase() + list.slice(1)
  return sentences[turn % sentences.length]?.({ words: text })
}

/** Our words start with a capital, which only the first word of a sentence has. */
function inSentence(word: string): string {
  return /^(?:Jewish|Hebrew|Israel)/.test(word) || word.slice(1) !== word.slice(1).toLowerCase()
    ? word
    : word.toLowerCase()
}

function changed<Word extends string>(
  before: Word | null,
  now: Word | null,
  sentences: Partial<Record<Word, () => string>>,
): string | undefined {
  return now !== null && now !== before ? sentences[now]?.() : undefined
}
