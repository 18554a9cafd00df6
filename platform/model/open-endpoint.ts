import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'

/** More than any answer with all its framing; stops an endless line. */
const MOST_BYTES = 2 * 1024 * 1024

/** A model by name, at a chat-completions endpoint. */
export function openEndpoint({
  baseURL,
  name,
  apiKey,
}: {
  baseURL: string
  name: string
  apiKey: string | undefined
}): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: boundedFetch(MOST_BYTES),
    // OpenAI's own models use another parameter, and refuse the old one.
    transformRequestBody: ({ max_tokens, ...body }) =>
      new URL(baseURL).hostname === 'api.openai.com'
        ? { ...body, max_completion_tokens: max_tokens }
        : { ...body, max_tokens },
  })
  return wrapLanguageModel({
    model: provider.chatModel(name),
    // Some models include their reasoning in the answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}
