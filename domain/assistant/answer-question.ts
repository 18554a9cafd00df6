import { randomUUID } from 'node:crypto'
import { m } from '#messages'
import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { speak } from '#platform/speak.ts'
import type { Language } from '#platform/text/language.ts'
import { untilAborted } from '#platform/until-aborted.ts'
import { answerFromSite } from './answer-from-site.ts'
import { answerWithModel } from './answer-with-model.ts'
import type { AnsweredBy, AnswerPart, AssistantRequest, Outcome } from './assistant.ts'
import { recordInteraction } from './commands/record-interaction.ts'
import { answerLanguage } from './answer-language.ts'
import { speakAnswer } from './speak-answer.ts'

/** Produces an answer as a stream of parts that ends with `end` or `failed`. */
type Answerer = (
  caller: Caller,
  request: AssistantRequest,
  signal: AbortSignal,
) => AsyncIterable<AnswerPart>

/**
 * Answers a question, part by part: by the model if there is one, or by the site itself if there is none or it fails
 * before its first word. Ends with `end`, or with `failed` when it breaks off, including when `signal` aborts with a
 * reason; with neither once `signal` says that the reader has left. Question and answer are stored in every case; a
 * failure to store them does not affect the answer.
 */
export async function* answerQuestion(
  caller: Caller,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, void, undefined> {
  const began = performance.now()
  const said: Said = { outcome: 'stopped', answeredBy: 'site', text: '', hits: 0 }
  try {
    for await (const part of answer(caller, request, signal, said)) {
      note(said, part)
      yield part
      if (part.type === 'end' || part.type === 'failed') return
    }
  } finally {
    await keep(caller, request, said, Math.round(performance.now() - began))
  }
}

type Said = { outcome: Outcome; answeredBy: AnsweredBy; text: string; hits: number }

function note(said: Said, part: AnswerPart): void {
  if (part.type === 'text') said.text += part.text
  if (part.type === 'cards') said.hits += part.cards.length
  if (part.type === 'failed') said.outcome = 'failed'
  if (part.type === 'end') {
    said.outcome = part.outcome
    said.answeredBy = part.answeredBy
  }
}

async function* answer(
  caller: Caller,
  request: AssistantRequest,
  signal: AbortSignal,
  said: Said,
): AsyncGenerator<AnswerPart, void, undefined> {
  const language = answerLanguage(caller, request)
  yield { type: 'language', language }
  for (const [answeredBy, answerer] of answerersOf(caller)) {
    let hasBegun = false
    let failure: AnswerPart = { type: 'failed', error: m.assistant_failed() }
    said.answeredBy = answeredBy
    try {
      const parts = speaking(language, answerer(caller, request, signal))
      for await (const part of untilAborted(parts, signal)) {
        if (part.type === 'failed') {
          failure = part
          break
        }
        hasBegun = true
        yield part
        if (part.type === 'end') return
      }
    } catch (error) {
      // Database outages are already reported by their own monitor.
      const isOurFault = !isAppError(error) || error.code !== 'unavailable'
      if (isOurFault && !signal.aborted) {
        caller.runtime.log.error(
          { err: error, request: caller.requestId },
          'no answer could be made',
        )
        failure = { type: 'failed', error: m.assistant_unexpected() }
      }
    }
    if (signal.aborted && !isAppError(signal.reason)) return
    if (signal.aborted || hasBegun || answeredBy === 'site') return yield failure
  }
}

/** Takes each part in a language, whatever language the taker speaks. */
async function* speaking(
  language: Language,
  parts: AsyncIterable<AnswerPart>,
): AsyncGenerator<AnswerPart, void, undefined> {
  const source = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await speak(language, () => source.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await source.return?.()
  }
}

/** The available answerers, best first. */
function answerersOf({ runtime: { model } }: Caller): [AnsweredBy, Answerer][] {
  if (!model) return [['site', bySite]]
  const byModel: Answerer = (caller, request, signal) =>
    answerWithModel(caller, model, request, signal)
  return [
    ['model', byModel],
    ['site', bySite],
  ]
}

async function* bySite(
  caller: Caller,
  request: AssistantRequest,
): AsyncGenerator<AnswerPart, void, undefined> {
  yield* speakAnswer(await answerFromSite(caller, request))
}

/** Stores a member's question as theirs; any other is anonymous and cannot be linked to its browser. */
async function keep(
  caller: Caller,
  { actionType, prompt }: AssistantRequest,
  { text, ...said }: Said,
  tookMs: number,
): Promise<void> {
  const actor =
    caller.actor.kind === 'member'
      ? caller.actor
      : ({ kind: 'guest', guestId: randomUUID() } as const)
  try {
    const kept = { ...said, actionType, prompt, response: text, tookMs }
    await recordInteraction({ ...caller, actor }, kept)
  } catch (error) {
    caller.runtime.log.error({ err: error, request: caller.requestId }, 'an answer was not kept')
  }
}
