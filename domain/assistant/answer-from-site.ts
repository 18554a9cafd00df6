import type { Caller } from '#platform/operation.ts'
import type { Day } from '../calendar/day.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { pickIn, type Pick } from '../understanding/pick-in.ts'
import { understand } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understood.ts'
import { extractProfile } from '../volunteer-profile/extract-profile.ts'
import { interview } from '../volunteer-profile/interview.ts'
import {
  PROMPT_MAX,
  type AnswerCard,
  type AssistantRequest,
  type ChatMessage,
} from './assistant.ts'
import { answerPick, pickedCard } from './site/answer-pick.ts'
import { answerSubject } from './site/answer-subject.ts'
import { answerWriting } from './site/answer-writing.ts'
import { inWords, type Asked, type SiteAnswer } from './site/site-answer.ts'

/** So many of somebody's earlier sentences still mean something. */
const HEARD_MOST = 6

/**
 * The site's own answer, without a model: what is asked is looked for in what everybody may see, with the switches of the
 * house. An analysis answers with the profile as JSON. Never throws for any text.
 */
export async function answerFromSite(
  caller: Caller,
  request: AssistantRequest,
): Promise<SiteAnswer> {
  const { actionType, prompt, context = {} } = request
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
      const asked = hear(caller, prompt, before)
      const pick = actionType === 'answer' ? pickIn(prompt) : null
      const cards = pick === null ? [] : await shownBefore(caller, before, pick)
      if (pick !== null && cards.length > 0) return answerPick(asked, cards, pick)
      const isPlainWish = asked.said.about === 'items' || asked.said.about === 'writing'
      return actionType === 'generate' && isPlainWish ? answerWriting(asked) : answerSubject(asked)
    }
  }
}

/**
 * What the answer before showed, found again: the conversation has only its words. Where one was picked since, that one
 * alone is `that`.
 */
async function shownBefore(
  caller: Caller,
  before: readonly ChatMessage[],
  pick: Pick,
): Promise<readonly AnswerCard[]> {
  const isAsked = ({ role, content }: ChatMessage) => role === 'user' && pickIn(content) === null
  const at = before.findLastIndex(isAsked)
  const question = before[at]
  if (!question) return []
  const context = { previousMessages: before.slice(0, at) }
  const { cards } = await answerFromSite(caller, {
    prompt: question.content,
    actionType: 'answer',
    context,
  })
  if (pick !== 'that') return cards
  const earlier = before
    .slice(at + 1)
    .map(({ role, content }) => role === 'user' && pickIn(content))
  const last = earlier.findLast((one) => one !== false && one !== 'that') ?? null
  const picked = last === null || last === false ? null : pickedCard(cards, last)
  return picked ? [picked] : cards
}

/** A question with what it says, by itself and after what was said before. */
function hear(caller: Caller, prompt: string, before: readonly ChatMessage[]): Asked {
  const today = localTimeOf(caller.house.clock.now(), DEFAULT_TIME_ZONE).date
  const text = prompt.toWellFormed().slice(0, PROMPT_MAX)
  const earlier = heardBefore(before, today)
  return {
    caller: { ...caller, actor: { kind: 'visitor' } },
    text,
    said: understand(text, { today, earlier }),
    earlier,
    today,
  }
}

function heardBefore(before: readonly ChatMessage[], today: Day): Understood | undefined {
  let earlier: Understood | undefined
  for (const { content } of before.filter(({ role }) => role === 'user').slice(-HEARD_MOST)) {
    earlier = understand(content.slice(0, PROMPT_MAX), { today, earlier })
  }
  return earlier
}
