import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { openPlaces } from './open-places.ts'
import { openRest } from './open-rest.ts'
import { ModelAway, type Model } from './model.ts'
import { streamAnswer } from './stream-answer.ts'

export type ModelEnv = Pick<
  Env,
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_MODEL'
  | 'AI_MAX_TOKENS'
  | 'AI_AT_ONCE'
  | 'AI_FIRST_WORD_MS'
  | 'AI_SILENCE_MS'
  | 'AI_WHOLE_MS'
>

/** More than any answer with all its frames; a line without an end stops here. */
const MOST_BYTES = 2 * 1024 * 1024

/** The model of this installation, behind any endpoint that speaks the chat-completions protocol; null without settings. */
export function openModel(env: ModelEnv, clock: Clock): Model | null {
  const { AI_BASE_URL: baseURL, AI_MODEL: name, AI_API_KEY: apiKey } = env
  if (!baseURL || !name) return null
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: boundedFetch(MOST_BYTES),
    // OpenAI's own models have another word for it, and refuse the old one.
    transformRequestBody: ({ max_tokens, ...body }) =>
      new URL(baseURL).hostname === 'api.openai.com'
        ? { ...body, max_completion_tokens: max_tokens }
        : { ...body, max_tokens },
  })
  const model = wrapLanguageModel({
    model: provider.chatModel(name),
    // Some think aloud in the middle of their answers.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
  const limits = {
    tokens: env.AI_MAX_TOKENS,
    firstWordMs: env.AI_FIRST_WORD_MS,
    silenceMs: env.AI_SILENCE_MS,
    wholeMs: env.AI_WHOLE_MS,
  }
  const places = openPlaces({ most: env.AI_AT_ONCE })
  const rest = openRest(clock)
  return {
    name,
    async *stream(wanted) {
      if (rest.isOn()) throw new ModelAway('it rests, after several failures')
      const free = await places.take(limits.wholeMs)
      try {
        yield* streamAnswer(model, wanted, limits)
        rest.succeeded()
      } catch (error) {
        if (error instanceof ModelAway) rest.failed()
        throw error
      } finally {
        free()
      }
    },
  }
}
