import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import {
  ACTION_TYPES,
  HISTORY_MAX,
  QUESTION_MAX,
  MESSAGES_MAX,
  PROMPT_MAX,
  ROLES,
  type AssistantRequest,
  type ChatMessage,
} from './assistant.ts'

// Control characters except tab and line break, bidi overrides, and tag characters that duplicate ASCII invisibly: no
// one types them, and a model must not receive what cannot be seen.
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu
const written = (text: string) =>
  sanitizeText(text.replaceAll(UNSEEN, (sign) => (/[\t\n\r]/.test(sign) ? sign : '')))

// Far more than is ever used, and few enough to parse cheaply.
const messages = z
  .array(
    z.object({ role: z.enum(ROLES), content: z.string().max(QUESTION_MAX).transform(written) }),
  )
  .max(10 * MESSAGES_MAX)
  .transform(newest)

const shape = z.object({
  prompt: z.string().max(PROMPT_MAX).transform(written).pipe(z.string().min(1)),
  actionType: z.enum(ACTION_TYPES),
  context: z
    .object({ previousMessages: messages.optional(), data: messages.optional() })
    .nullish()
    .transform((context) => context ?? undefined),
})

/**
 * Parses a request body: known kinds, only user and assistant roles, the newest part of the conversation, no invisible
 * characters. Unknown fields are dropped.
 *
 * @throws AppError bad_request with a displayable message.
 */
export function readRequest(body: unknown): AssistantRequest {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  const isOfPrompt = (code: string) =>
    read.error.issues.some((issue) => issue.path[0] === 'prompt' && issue.code === code)
  if (isOfPrompt('too_big')) {
    throw new AppError('bad_request', m.assistant_prompt_long({ most: PROMPT_MAX }))
  }
  if (isOfPrompt('too_small')) throw new AppError('bad_request', m.assistant_prompt_empty())
  throw new AppError('bad_request', m.assistant_unreadable())
}

/** The latest messages of a conversation, without empty ones, within the limits. */
function newest(all: ChatMessage[]): ChatMessage[] {
  const said = all.filter(({ content }) => content !== '').slice(-MESSAGES_MAX)
  let left = HISTORY_MAX
  const from = said.findLastIndex(({ content }) => (left -= content.length) < 0)
  return said.slice(from + 1)
}
