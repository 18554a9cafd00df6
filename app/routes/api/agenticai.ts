import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import { m } from '#messages'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import type { ActionType, AssistantRequest } from '#domain/assistant/assistant.ts'
import { readRequest } from '#domain/assistant/read-request.ts'
import type { Feature } from '#domain/content/feature.ts'
import { rateLimitKey } from '#app/request/rate-limit-key.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { countQuestion, withNote } from '../public/assistant/with-note.server.ts'
import { gatherAnswer } from './agenticai/gather-answer.server.ts'
import { refuseQuestion } from './agenticai/refuse-question.server.ts'
import { streamChatAnswer } from './agenticai/stream-answer.server.ts'

type Context = Readonly<RouterContextProvider>

const FEATURE: Record<ActionType, Feature> = {
  answer: 'assistant',
  generate: 'assistant',
  analyze: 'volunteer-profile',
  'volunteer-profile': 'volunteer-profile',
}

/**
 * The assistant's endpoint: takes JSON and returns a stream of events, one per part of the answer, to clients that
 * accept one, otherwise `{ result, error?, cards?, choices?, note? }`. A rejected request has its reason in `error`.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  // The router's own data requests cannot pass on a stream.
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 404 })
  try {
    if (request.method !== 'POST') return refuseMethod()
    const asked = readRequest(await readJson(request))
    requireOpen(context, asked)
    return await answer(request, context, asked)
  } catch (error) {
    if (!isAppError(error)) throw error
    const words = error.message || waitSentence(error) || m.assistant_failed()
    return refuseQuestion(error.status, words, retryAfterOf(error))
  }
}

/** No page here. */
export function loader({ request }: LoaderFunctionArgs): Response {
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 404 })
  return refuseMethod()
}

async function answer(
  request: Request,
  context: Context,
  asked: AssistantRequest,
): Promise<Response> {
  const { answers } = context.get(runtimeContext)
  const { signal, end } = answers.begin(rateLimitKey(context))
  const listened = AbortSignal.any([request.signal, signal])
  const caller = callerOf(context)
  let isStreaming = false
  try {
    const note = await countQuestion(context)
    const begin = (until: AbortSignal) => withNote(note, answerQuestion(caller, asked, until))
    if (/\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '')) {
      const stream = streamChatAnswer(begin, { signal: listened, end })
      isStreaming = true
      return new Response(stream, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store, no-transform',
          // For proxies that buffer a response before passing it on.
          'X-Accel-Buffering': 'no',
        },
      })
    }
    const { status, ...gathered } = await gatherAnswer(begin(listened))
    return Response.json(gathered, { status, headers: { 'Cache-Control': 'no-store' } })
  } finally {
    if (!isStreaming) end()
  }
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('wrong_type', m.assistant_unreadable())
  }
  return request.json().catch(() => null)
}

function requireOpen(context: Context, { actionType }: AssistantRequest): void {
  if (context.get(runtimeContext).switches.isOn(FEATURE[actionType])) return
  throw new AppError('closed', m.errors_closed())
}

function refuseMethod(): Response {
  return refuseQuestion(405, m.assistant_post_only(), { Allow: 'POST' })
}
