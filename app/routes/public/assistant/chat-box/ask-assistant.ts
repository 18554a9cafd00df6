import type { AnswerPart, AssistantRequest } from '#domain/assistant/assistant.ts'
import { m } from '#messages'
import type { ChatFailure } from './conversation.ts'
import { readStreamParts } from './read-parts.ts'

/** Where the assistant is asked. */
const ADDRESS = '/api/agenticai'

/** Longer than any answer may be silent: nobody is there any more. */
const SILENCE_MS = 45_000

/** A page that is being left loses its connections first, and is told so a little later. */
const LEAVING_MS = 400

/** An answer that did not come, or not whole; `failure` says so. */
export class Unanswered extends Error {
  readonly failure: ChatFailure
  constructor(failure: ChatFailure) {
    super(failure.text)
    this.failure = failure
  }
}

/**
 * Asks the assistant and gives the parts of its answer as they come. Ends with the answer, whole.
 *
 * @throws Unanswered, or, once `signal` has ended it, anything.
 */
export async function* askAssistant(
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart[]> {
  const silence = new AbortController()
  const cut = () => silence.abort()
  let timer = setTimeout(cut, SILENCE_MS)
  try {
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!answer.ok || !answer.body) throw noResponse(await reasonOf(answer))
    for await (const parts of readStreamParts(answer.body)) {
      clearTimeout(timer)
      timer = setTimeout(cut, SILENCE_MS)
      yield parts
      const last = parts.at(-1)
      if (last?.type === 'failed') throw noResponse(last.error)
      if (last?.type === 'end') return
    }
    throw new Error('The answer broke off.')
  } catch (error) {
    if (error instanceof SyntaxError) throw notUnderstood()
    if (error instanceof Unanswered || signal.aborted) throw error
    await waitFor(LEAVING_MS, signal)
    throw signal.aborted ? error : noResponse()
  } finally {
    clearTimeout(timer)
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function noResponse(reason?: string): Unanswered {
  return new Unanswered({ title: m.chat_no_response(), text: reason || m.assistant_failed() })
}

function notUnderstood(): Unanswered {
  return new Unanswered({ title: m.chat_went_wrong(), text: m.assistant_unexpected() })
}

/** The sentence of a refusal, such as how long to wait. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  const said: unknown = await answer.json().catch(() => null)
  if (typeof said !== 'object' || said === null || !('error' in said)) return undefined
  return typeof said.error === 'string' ? said.error.slice(0, 500) : undefined
}
