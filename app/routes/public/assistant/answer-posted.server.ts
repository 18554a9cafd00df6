import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import type { ChatMessage } from '#domain/assistant/assistant.ts'
import { checkSaid } from '#domain/assistant/check-said.ts'
import { readRequest } from '#domain/assistant/read-request.ts'
import { rateLimitKey } from '#app/request/rate-limit-key.ts'
import { runtimeContext } from '#app/request/context.ts'
import type { FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { m } from '#messages'
import { withPart, type Message } from './chat-box/conversation.ts'
import { countQuestion, withNote } from './with-note.server.ts'

/** The result of a form without scripts: the conversation, or the error with the typed text. */
export type PostedQuestion = { posted: Message[]; typed?: string; problem?: string }

type Context = Readonly<RouterContextProvider>

/**
 * Answers the question of a form post in one response, after the earlier messages. An error returns its status and
 * the typed text.
 */
export async function answerPosted(context: Context, request: Request, values: FormValues) {
  const prompt = values['choice'] || (values['prompt'] ?? '')
  const earlier = await checkSaid(callerOf(context), readEarlier(values['earlier']))
  const attempted = await tryOperation(() => answer(context, request, { prompt, earlier }))
  const before = earlier.map((said) => asMessage(said))
  if (attempted.done) return data<PostedQuestion>({ posted: [...before, ...attempted.value] })
  const { refusal } = attempted
  const problem = refusal.message || waitSentence(refusal) || m.assistant_failed()
  return data<PostedQuestion>(
    { posted: before, typed: prompt, problem },
    { status: refusal.status, headers: retryAfterOf(refusal) },
  )
}

/** The conversation shown on the page that posted; invalid input counts as empty. */
function readEarlier(text = '[]'): ChatMessage[] {
  try {
    const context = { previousMessages: JSON.parse(text) as unknown }
    return (
      readRequest({ prompt: '?', actionType: 'answer', context }).context?.previousMessages ?? []
    )
  } catch {
    return []
  }
}

async function answer(
  context: Context,
  request: Request,
  { prompt, earlier }: { prompt: string; earlier: ChatMessage[] },
): Promise<Message[]> {
  const about = { previousMessages: earlier }
  const asked = readRequest({ prompt, actionType: 'answer', context: about })
  const { answers } = context.get(runtimeContext)
  const { signal, end } = answers.begin(rateLimitKey(context))
  try {
    const note = await countQuestion(context)
    const question = asMessage({ role: 'user', content: asked.prompt })
    let said: Message = { ...question, id: randomUUID(), role: 'assistant', content: '' }
    const listened = AbortSignal.any([request.signal, signal])
    for await (const part of withNote(note, answerQuestion(callerOf(context), asked, listened))) {
      said = withPart(said, part)
      if (part.type !== 'failed') continue
      const failure = { title: m.chat_no_response(), text: part.error }
      said = { ...said, ended: 'failed', failure }
    }
    return [question, said]
  } finally {
    end()
  }
}

function asMessage(said: ChatMessage): Message {
  const message = { ...said, id: randomUUID(), at: 0 }
  return said.role === 'user' ? message : { ...message, ended: 'whole' }
}
