import { answerWithModel } from '#domain/assistant/answer-with-model.ts'
import type { AnswerCardData, AnswerPart, AssistantRequest } from '#domain/assistant/assistant.ts'
import { createAssistantModel } from '#platform/model/create-assistant-model.ts'
import { startModel, type ModelServer } from './model-server.ts'
import type { Turn } from './model-turns.ts'
import { createTestApp, visitor, type TestApp } from './create-test-app.ts'

/** A test app with its own model, and functions to query it. */
export type Asking = {
  server: ModelServer
  app: TestApp
  /** The model's answer to a visitor; `seen` is called with each part as it arrives. */
  ask(request: AssistantRequest, more?: AskedWith): Promise<WholeAnswer>
  /** The tool result the model receives for a call. */
  lookUp(name: string, args: object | string): Promise<string>
  close(): Promise<void>
}

type AskedWith = {
  signal?: AbortSignal
  seen?: (part: AnswerPart) => void
  /** Times out after half a second without a word; other tests are patient with a busy machine. */
  isHasty?: boolean
}

export type WholeAnswer = { text: string; cards: AnswerCardData[]; end: AnswerPart | undefined }

export async function openAsking(): Promise<Asking> {
  const server = await startModel()
  const limits = { AI_FIRST_WORD_MS: '60000', AI_SILENCE_MS: '60000', AI_AT_ONCE: '50' }
  const app = await createTestApp({ env: { ...server.settings, ...limits } })

  const { env, clock } = app.runtime
  const usual = app.runtime.model
  const hasty = createAssistantModel({ ...env, AI_FIRST_WORD_MS: 500, AI_SILENCE_MS: 500 }, clock)

  const ask: Asking['ask'] = async (request, { signal, seen, isHasty } = {}) => {
    const parts: AnswerPart[] = []
    const model = isHasty ? hasty : usual
    if (!model) throw new Error('There is no model.')
    const listened = signal ?? new AbortController().signal
    for await (const part of answerWithModel(app.caller(visitor), model, request, listened)) {
      parts.push(part)
      seen?.(part)
    }
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
    const cards = parts.flatMap<AnswerCardData>((part) => (part.type === 'cards' ? part.cards : []))
    return { text, cards, end: parts.at(-1) }
  }

  return {
    server,
    app,
    ask,
    async lookUp(name, args) {
      server.play = ({ messages }) =>
        messages.at(-1)?.role === 'tool' ? { does: 'say', text: 'Well.' } : calls(name, args)
      await ask(about('Look it up'))
      return server.asked.at(-1)?.messages.at(-1)?.content ?? ''
    },
    async close() {
      await app.close()
      await server.stop()
    },
  }
}

/** A question by default. */
export const about = (prompt: string, more: Partial<AssistantRequest> = {}): AssistantRequest => ({
  prompt,
  actionType: 'answer',
  ...more,
})

/** The turn that calls one tool. */
export const calls = (name: string, args: object | string): Turn => ({
  does: 'call',
  calls: [{ name, args }],
})
