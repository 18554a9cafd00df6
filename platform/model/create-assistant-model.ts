import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { ModelAway, type AssistantModel } from './assistant-model.ts'
import { openPlaces } from './open-places.ts'
import { openRest } from './open-rest.ts'

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

/** Creates this installation's model, behind any chat-completions endpoint; null without settings. */
export function createAssistantModel(env: ModelEnv, clock: Clock): AssistantModel | null {
  const { AI_BASE_URL: baseURL, AI_MODEL: name, AI_API_KEY: apiKey } = env
  if (!baseURL || !name) return null
  const limits = {
    tokens: env.AI_MAX_TOKENS,
    firstWordMs: env.AI_FIRST_WORD_MS,
    silenceMs: env.AI_SILENCE_MS,
    wholeMs: env.AI_WHOLE_MS,
  }
  const places = openPlaces({ most: env.AI_AT_ONCE })
  const rest = openRest(clock)
  const opened = open({ baseURL, name, apiKey })
  return {
    name,
    async *stream(wanted) {
      if (rest.isOn()) throw new ModelAway('it rests, after several failures')
      const { endpoint, streamAnswer } = await opened
      const free = await places.take(limits.wholeMs)
      try {
        yield* streamAnswer(endpoint, wanted, limits)
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

/** Loaded on demand: half a second and 30 MB of code. */
async function open(at: { baseURL: string; name: string; apiKey: string | undefined }) {
  const { openEndpoint } = await import('./open-endpoint.ts')
  const { streamAnswer } = await import('./stream-answer.ts')
  return { endpoint: openEndpoint(at), streamAnswer }
}
