import type { AnswerPart, AssistantRequest } from '#domain/assistant/assistant.ts'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import type { ChatFailure } from './conversation.ts'
import { readStreamParts } from './read-parts.ts'

/** The assistant's endpoint. */
const ADDRESS = '/api/agenticai'

/** Longer than any pause within an answer: the server is gone. */
const SILENCE_MS = 45_000

/** An unloading page loses its connections first and gets its event a little later. */
const LEAVING_MS = 400

/** An answer that failed or broke off; `failure` says why. */
export class Unanswered extends Error {
  readonly failure: ChatFailure
  constructor(failure: ChatFailure) {
    super(failure.text)
    this.failure = failure
  }
}

/**
 * Asks the assistant and yields the parts of its answer as they arrive. Returns once the answer is complete.
 *
 * @throws Unanswered; any error after `signal` aborted.
 */
export async function* askAssistant(
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart[]> {
  const silence = new AbortController()
  const cut = () => silence.abort()
  let timer = setTimeout(cut, SILENCE_MS)
  try {
    const answer = await fetch(localized(ADDRESS), {
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

/** The error message of a response, such as how long to wait. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  const said: unknown = await answer.json().catch(() => null)
  if (typeof said !== 'object' || said === null || !('error' in said)) return undefined
  return typeof said.error === 'string' ? said.error.slice(0, 500) : undefined
}
