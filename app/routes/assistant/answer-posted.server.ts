import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import { readRequest } from '#domain/assistant/read-request.ts'
import { factsContext, houseContext } from '#app/request/context.ts'
import type { FormValues } from '#app/request/form.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { addressKey } from '#platform/budget.ts'
import { m } from '#messages'
import { withPart, type Message } from './chat-box/conversation.ts'

/** What a form without scripts brings back: what was said, or what is wrong with what was typed. */
export type Posted = { posted: Message[]; typed?: string; problem?: string }

type Context = Readonly<RouterContextProvider>

/** Answers the question of a posted form, whole. A refusal comes back beside what was typed, with its status. */
export async function answerPosted(context: Context, request: Request, values: FormValues) {
  const prompt = values['choice'] || (values['prompt'] ?? '')
  const attempted = await attempt(() => answer(context, request, prompt))
  if (attempted.done) return data<Posted>({ posted: attempted.value })
  const { refusal } = attempted
  const problem = refusal.message || waitSentence(refusal) || m.assistant_failed()
  return data<Posted>(
    { posted: [], typed: prompt, problem },
    { status: refusal.status, headers: retryAfterOf(refusal) },
  )
}

async function answer(context: Context, request: Request, prompt: string): Promise<Message[]> {
  const asked = readRequest({ prompt, actionType: 'answer' })
  const { answers, clock } = context.get(houseContext)
  const { signal, end } = answers.begin(addressKey(context.get(factsContext).address))
  try {
    await limitTries(context, 'question')
    const at = clock.now().getTime()
    const question: Message = { id: randomUUID(), role: 'user', content: asked.prompt, at }
    let said: Message = { id: randomUUID(), role: 'assistant', content: '', at }
    const listened = AbortSignal.any([request.signal, signal])
    for await (const part of answerQuestion(callerOf(context), asked, listened)) {
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
