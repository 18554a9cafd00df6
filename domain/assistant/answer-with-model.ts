import { m } from '#messages'
import type { AssistantModel, ModelPart } from '#platform/model/assistant-model.ts'
import type { Caller } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { parseVolunteerProfile } from './read-profile.ts'
import type { AnswerCardData, AnswerPart, AssistantRequest, Outcome } from './assistant.ts'
import { checkLinks } from './model/check-links.ts'
import { findLinked } from './model/find-linked.ts'
import { openFindings, type Findings } from './model/findings.ts'
import { instructionsFor } from './model/instructions.ts'
import { messagesFor } from './model/messages-for.ts'
import { siteTools } from './model/site-tools.ts'

/** The number of cards below an answer with links, and the number of search results below one without. */
const CARDS_MOST = 6
const CARDS_OF_SEARCH = 3

/**
 * A model's answer, part by part. Its tools see only what visitors see; each link is verified before it is passed on.
 * Ends with `end`, or with `failed` when the model is unavailable or breaks off. Throws only the reason of `signal`.
 */
export async function* answerWithModel(
  caller: Caller,
  model: AssistantModel,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void, undefined> {
  try {
    if (request.actionType === 'analyze') yield* analyze(caller, model, request, signal)
    else yield* answer(caller, model, request, signal)
  } catch (error) {
    signal.throwIfAborted()
    const { name, message: reason } = error as Error
    if (name !== 'ModelAway' && name !== 'ModelBrokeOff') throw error
    const { log } = caller.runtime
    log.warn({ model: model.name, reason, request: caller.requestId }, 'the model did not answer')
    yield { type: 'failed', error: m.assistant_failed() }
  }
}

async function* answer(
  caller: Caller,
  model: AssistantModel,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void, undefined> {
  const today = todayOf(caller)
  const findings = openFindings()
  const linked: AnswerCardData[] = []
  const find = linkFinder(caller, findings, linked)
  const hasTools = request.actionType !== 'volunteer-profile'
  const stream = model.stream({
    system: instructionsOf(caller, request),
    messages: messagesFor(request),
    tools: hasTools ? siteTools(caller, { today, findings, context: request.context }) : {},
    signal,
  })
  let said = ''
  for await (const piece of checkLinks(textsOf(stream), find)) {
    const text = said === '' ? piece.trimStart() : piece
    said += text
    if (text !== '') yield { type: 'text', text }
  }
  if (said === '') return yield { type: 'failed', error: m.assistant_failed() }
  const cards =
    linked.length > 0
      ? linked.slice(0, CARDS_MOST)
      : findings.lastFound().slice(0, request.actionType === 'answer' ? CARDS_OF_SEARCH : 0)
  if (cards.length > 0) yield { type: 'cards', cards }
  yield { type: 'end', outcome: outcomeOf(said, cards, findings), answeredBy: 'model' }
}

/** Emits only a profile in our vocabulary; a model that returns none has failed. */
async function* analyze(
  caller: Caller,
  model: AssistantModel,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void, undefined> {
  let said = ''
  const system = instructionsOf(caller, request)
  const wanted = { system, messages: messagesFor(request), tools: {}, signal }
  for await (const text of textsOf(model.stream(wanted))) said += text
  if (!/\{[^]*"\w+"\s*:[^]*\}/.test(said)) {
    return yield { type: 'failed', error: m.assistant_failed() }
  }
  yield { type: 'text', text: JSON.stringify(parseVolunteerProfile(said)) }
  yield { type: 'end', outcome: 'answered', answeredBy: 'model' }
}

function todayOf({ runtime }: Caller) {
  return localTimeOf(runtime.clock.now(), DEFAULT_TIME_ZONE).date
}

function instructionsOf(caller: Caller, { actionType }: AssistantRequest): string {
  const today = todayOf(caller)
  const { switches } = caller.runtime
  return instructionsFor(actionType, {
    today: `${format.day(today, 'weekday')} (${today}), in Israel`,
    switches,
  })
}

/** Verifies each address once, and collects the cards of valid ones, in the order of the text. */
function linkFinder(caller: Caller, findings: Findings, linked: AnswerCardData[]) {
  const known = new Map<string, Promise<string | null>>()
  const look = async (given: string) => {
    const found = await findLinked(caller, given)
    const card = found?.card && (findings.cardOf(found.address) ?? found.card)
    if (card && !linked.some(({ address }) => address === card.address)) linked.push(card)
    return found?.address ?? null
  }
  return (address: string) => {
    const asked = known.get(address) ?? look(address)
    known.set(address, asked)
    return asked
  }
}

async function* textsOf(parts: AsyncIterable<ModelPart>): AsyncGenerator<string> {
  for await (const part of parts) {
    if (part.type === 'text') yield part.text
    if (part.type === 'break') yield '\n\n'
    if (part.type === 'cut') yield ' …'
  }
}

function outcomeOf(said: string, cards: readonly AnswerCardData[], findings: Findings): Outcome {
  if (cards.length > 0) return 'answered'
  if (findings.searches() > 0 && findings.lastFound().length === 0) return 'nothing-found'
  return /\?\s*$/.test(said) ? 'asked-back' : 'answered'
}
