import { startModel } from './model-server.ts'
import { readEnv } from '#platform/env.ts'
import type { ModelPart, WantedAnswer } from '#platform/model/assistant-model.ts'
import { createAssistantModel } from '#platform/model/create-assistant-model.ts'

/** Far more than needed, even on a busy machine. */
const patient = { AI_FIRST_WORD_MS: '30000', AI_SILENCE_MS: '30000', AI_WHOLE_MS: '60000' }
export const hasty = { AI_FIRST_WORD_MS: '300', AI_SILENCE_MS: '300' }

/** A server and models that query it. Its clock stands still until `advance` moves it. */
export async function modelUnderTest() {
  const server = await startModel()
  let now = 0
  const clock = { now: () => new Date(now) }
  return {
    server,
    advance(ms: number) {
      now += ms
    },
    /** Opens a model with these settings instead of the defaults. */
    open(settings: Record<string, string | undefined> = {}) {
      const model = createAssistantModel(
        readEnv({ ...server.settings, ...patient, ...settings }),
        clock,
      )
      if (!model) throw new Error('There is no model.')
      return model
    },
  }
}

export const wanted = (more: Partial<WantedAnswer> = {}): WantedAnswer => ({
  system: 'You are a test.',
  messages: [{ role: 'user', content: 'What is there?' }],
  tools: {},
  signal: new AbortController().signal,
  ...more,
})

/** The whole answer; parts other than text are in angle brackets. */
export async function read(parts: AsyncIterable<ModelPart>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part.type === 'text' ? part.text : `<${part.type}>`
  return text
}
