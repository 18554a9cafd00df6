import { m } from '#messages'
import type { Caller } from '#platform/operation.ts'
import { speak } from '#platform/speak.ts'
import { SEARCH_MAX } from '#domain/project-events/listing.ts'
import { findInOtherLetters } from '#domain/project-events/queries/find-in-other-letters.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import {
  PROMPT_MAX,
  type AnswerCardData,
  type AssistantRequest,
  type ChatMessage,
} from './assistant.ts'
import { extractProfile } from './hear.ts'
import { interview } from './interview.ts'
import { answerLanguage } from './answer-language.ts'
import { answerHelp, didYouMean, findHelp, isPlaced, type Help } from './site/answer-help.ts'
import { answerSearch, isFound, search } from './site/answer-search.ts'
import { answerCards, answerThings } from './site/answer-things.ts'
import { answerUnknownName } from './site/answer-unknown-name.ts'
import { urgentAnswers } from './site/answer-urgent.ts'
import { firstChoices, inWords, type Asked, type SiteAnswer } from './site/site-answer.ts'
import { converse } from './understanding/converse.ts'
import { pickIn } from './understanding/pick-in.ts'
import { filledSlots, isFilled } from './understanding/slots.ts'
import { urgentIn } from './understanding/urgent-in.ts'

/** How many of the user's earlier messages are considered. */
const HEARD_MOST = 6
/** Help that is offered below what was found. */
const BELOW = 0.42

/**
 * The site's own answer, without a model, in the language of the question: searches what the public can see, respecting the feature flags. An analysis
 * returns the profile as JSON. Never throws for any text.
 */
export async function answerFromSite(
  caller: Caller,
  request: AssistantRequest,
): Promise<SiteAnswer> {
  return speak(answerLanguage(caller, request), () => answerSpoken(caller, request))
}

async function answerSpoken(
  caller: Caller,
  { actionType, prompt, context = {} }: AssistantRequest,
): Promise<SiteAnswer> {
  const before = context.previousMessages ?? []
  switch (actionType) {
    case 'analyze':
      return inWords(JSON.stringify(extractProfile(context.data ?? before)))
    case 'volunteer-profile': {
      const { text, choices } = interview([...before, { role: 'user', content: prompt }])
      return inWords(text, { choices })
    }
    case 'generate':
    case 'answer': {
      const asked = readAsked(caller, prompt, before)
      const answer = await orInOtherLetters(asked, await answerAsked(asked, before))
      if (actionType === 'generate') {
        return { ...answer, text: `${m.answers_no_texts()}\n\n${answer.text}` }
      }
      return answer
    }
  }
}

/** If nothing was found: the answer about what is named in other letters, as an English name in Hebrew ones. */
async function orInOtherLetters(asked: Asked, answer: SiteAnswer): Promise<SiteAnswer> {
  const { words } = asked.heard.slots
  if (answer.outcome !== 'nothing-found' || words.length === 0) return answer
  const q = words.join(' ').slice(0, SEARCH_MAX)
  const name = await findInOtherLetters(asked.caller, { q })
  if (name === null) return answer
  const other = await answerAsked(readAsked(asked.caller, name, []), [])
  return other.outcome === 'answered' ? other : answer
}

function readAsked(caller: Caller, prompt: string, before: readonly ChatMessage[]): Asked {
  const today = localTimeOf(caller.runtime.clock.now(), DEFAULT_TIME_ZONE).date
  const text = prompt.toWellFormed().slice(0, PROMPT_MAX)
  const said = before
    .filter(({ role }) => role === 'user')
    .slice(-HEARD_MOST)
    .map(({ content }) => content.slice(0, PROMPT_MAX))
  const heard = converse([...said, text], today)
  return { caller: { ...caller, actor: { kind: 'visitor' } }, text, heard, today }
}

/**
 * Emergencies first; then one of the results shown before; then whatever is sure: help, something by its name, projects and
 * events. What is not sure is asked back or announced, never claimed.
 */
async function answerAsked(asked: Asked, before: readonly ChatMessage[]): Promise<SiteAnswer> {
  const { text, heard } = asked
  const urgent = urgentIn(text)
  if (urgent) return urgentAnswers[urgent]()
  const picked = await answerPick(asked, before)
  if (picked) return picked
  const isOnlySlots =
    !heard.asks && !isFilled(heard.slots, 'words') && filledSlots(heard.slots).length > 0
  const help: Help = heard.goesOn ? { sure: null, maybe: [] } : await findHelp(asked, isOnlySlots)
  if (help.sure) return withChoices(await answerHelp(asked, help.sure), asked)
  const thing = (await answerThings(asked)) ?? (await answerUnknownName(asked))
  if (thing) return { ...thing, choices: choicesOf(help) }
  return answerFound(asked, help)
}

/** What a search finds; what it does not, is asked back where there is help that may be meant. */
async function answerFound(asked: Asked, { maybe }: Help): Promise<SiteAnswer> {
  const { slots } = asked.heard
  if (filledSlots(slots).length === 0) {
    if (maybe.length > 0) return didYouMean(maybe)
    return inWords(m.answers_unclear(), { outcome: 'asked-back', choices: firstChoices() })
  }
  const found = await search(asked)
  const isSearch =
    isPlaced(asked.heard) ||
    (!asked.heard.asksHow &&
      (['type', 'kinds', 'topics'] as const).some((slot) => isFilled(slots, slot)))
  // How something is done is not answered by projects that happen to mention it.
  if (asked.heard.asksHow && !isSearch && found.named === null) {
    if (maybe.length > 0) return didYouMean(maybe)
    return inWords(m.answers_how_none(), { outcome: 'nothing-found' })
  }
  if (maybe.length > 0 && !isSearch && !isFound(found)) return didYouMean(maybe)
  const answer = await answerSearch(asked, found)
  return { ...answer, choices: choicesOf({ sure: null, maybe }) }
}

/** Help that may be meant, below something that was found. */
function choicesOf({ maybe }: Help): string[] {
  return maybe.filter(({ nearness }) => nearness >= BELOW).map(({ entry }) => entry.question)
}

/** Answers a greeting with what can be asked. */
function withChoices(answer: SiteAnswer, { heard }: Asked): SiteAnswer {
  return filledSlots(heard.slots).length === 0 && heard.others.length < 3
    ? { ...answer, choices: firstChoices() }
    : answer
}

/** Details of a result shown before that the user picks, or a question which one they mean; null if they pick none. */
async function answerPick(
  { caller, text }: Asked,
  before: readonly ChatMessage[],
): Promise<SiteAnswer | null> {
  const pick = pickIn(text)
  if (pick === null) return null
  const cards = await shownBefore(caller, before)
  const meant = pick === 'them' ? cards.filter(({ kind }) => kind === 'partner') : cards
  const card = typeof pick === 'number' ? cards.at(pick) : meant.length === 1 ? meant[0] : undefined
  if (card) return answerCards(caller, [card])
  if (pick === 'them' || cards.length === 0) return null
  return inWords(m.answers_pick_which({ count: cards.length }), {
    outcome: 'asked-back',
    choices: cards.map(({ title }) => title),
  })
}

/** Recomputes the results of the last answer that had some, since the conversation only has its text. */
async function shownBefore(
  caller: Caller,
  before: readonly ChatMessage[],
): Promise<readonly AnswerCardData[]> {
  const at = before.findLastIndex(
    ({ role, content }) => role === 'user' && pickIn(content) === null,
  )
  const question = before[at]
  if (!question) return []
  const earlier = before.slice(0, at)
  const { cards } = await answerAsked(readAsked(caller, question.content, earlier), earlier)
  return cards
}
