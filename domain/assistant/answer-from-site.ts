import { m } from '#messages'
import type { Caller } from '#platform/operation.ts'
import { pickIn, type Pick } from './understanding/pick-in.ts'
import { extractProfile } from './extract-profile.ts'
import { interview } from './interview.ts'
import type { AnswerCardData, AssistantRequest, ChatMessage } from './assistant.ts'
import { hearQuestion } from './hear-question.ts'
import { answerSubject } from './site/answer-subject.ts'
import { answerWriting } from './site/answer-writing.ts'
import { inWords, type Asked, type SiteAnswer } from './site/site-answer.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { itemCard } from './site/item-card.ts'
import { itemFacts } from './site/item-facts.ts'
import { plain } from './site/plain.ts'

/**
 * The site's own answer, without a model: searches what the public can see, respecting the feature flags. An analysis
 * returns the profile as JSON. Never throws for any text.
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
      const plainly = hearQuestion(caller, { prompt, before })
      const pick = actionType === 'answer' ? pickIn(prompt) : null
      const cards = pick === null ? [] : await shownBefore(caller, before, pick)
      if (pick !== null && cards.length > 0) return answerPick(plainly, cards, pick)
      const asked = await withMeant(caller, plainly, before)
      const isPlainWish = asked.said.about === 'items' || asked.said.about === 'writing'
      const answer = await (actionType === 'generate' && isPlainWish
        ? answerWriting(asked)
        : answerSubject(asked))
      return isHebrew(prompt)
        ? { ...answer, text: `${m.answers_only_english()}\n\n${answer.text}` }
        : answer
    }
  }
}

/** Whether most of the letters are Hebrew. */
function isHebrew(text: string): boolean {
  const hebrew = text.match(/\p{Script=Hebrew}/gu)?.length ?? 0
  return hebrew > 0 && hebrew * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/**
 * Recomputes the results of the previous answer, since the conversation only has its text. If the user has picked one
 * since, only that one is `that`.
 */
async function shownBefore(
  caller: Caller,
  before: readonly ChatMessage[],
  pick: Pick,
): Promise<readonly AnswerCardData[]> {
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
  const last = before
    .slice(at + 1)
    .map(({ role, content }) => (role === 'user' ? pickIn(content) : null))
    .findLast((one) => one !== null && one !== 'that')
  const picked = last === undefined || last === null ? null : pickedCard(cards, last)
  return picked ? [picked] : cards
}

/** "What projects do they have?" refers to the organization mentioned before. */
async function withMeant(
  caller: Caller,
  asked: Asked,
  before: readonly ChatMessage[],
): Promise<Asked> {
  const isOfThem = /\b(they|them|their|this organi[sz]ation)\b/i.test(asked.text)
  if (before.length === 0 || asked.text.length > 80 || !isOfThem) return asked
  const partners = (await shownBefore(caller, before, 'that')).filter(
    ({ kind }) => kind === 'partner',
  )
  if (partners.length !== 1) return asked
  const text = `${asked.text} (${partners[0]!.title})`
  return { ...asked, text, said: { ...asked.said, about: 'items' } }
}

/** The card of an earlier answer that the user refers to; null when it is ambiguous. */
function pickedCard(cards: readonly AnswerCardData[], pick: Pick): AnswerCardData | null {
  if (pick === 'that') return cards.length === 1 ? cards[0]! : null
  return cards.at(pick === 'last' ? -1 : pick) ?? null
}

/** Details of the result that the user picked, or a question which one they mean. */
async function answerPick(
  { caller }: Asked,
  cards: readonly AnswerCardData[],
  pick: Pick,
): Promise<SiteAnswer> {
  const card = pickedCard(cards, pick)
  if (!card) {
    return inWords(m.answers_pick_which({ count: cards.length }), {
      outcome: 'asked-back',
      choices: cards.map(({ title }) => title),
    })
  }
  if (card.kind === 'project' || card.kind === 'event') {
    const item = await getPublic(caller, { id: card.address.split('/').at(-1) ?? '' })
    const text = itemFacts(item, caller.runtime.clock.now())
    return inWords(text, { cards: [itemCard(item)], hits: 1 })
  }
  const words = { title: plain(card.title), text: plain(card.text), address: card.address }
  return inWords(m.answers_pick_shown(words), { cards: [card], hits: 1 })
}
