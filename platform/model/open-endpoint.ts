import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'

/** More than any answer with all its frames; a line without an end stops here. */
const MOST_BYTES = 2 * 1024 * 1024

/** A model by its name, at an address that speaks the chat-completions protocol. */
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
    // OpenAI's own models have another word for it, and refuse the old one.
    transformRequestBody: ({ max_tokens, ...body }) =>
      new URL(baseURL).hostname === 'api.openai.com'
        ? { ...body, max_completion_tokens: max_tokens }
        : { ...body, max_tokens },
  })
  return wrapLanguageModel({
    model: provider.chatModel(name),
    // Some think aloud in the middle of their answers.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}
