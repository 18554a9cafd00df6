import { createParser } from 'eventsource-parser'
import type { AnswerPart } from '#domain/assistant/assistant.ts'
import { CHECKS } from './keep-conversation.ts'

/** Larger than any event of an answer. */
const EVENT_MOST = 256 * 1024

/**
 * Yields the parts of an answer as they arrive, batched by chunk. Skips unknown kinds of parts.
 *
 * @throws SyntaxError for anything that is not a part; any error of the stream.
 */
export async function* readStreamParts(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerPart[]> {
  let parts: AnswerPart[] = []
  const parser = createParser({
    onEvent: ({ data }) => parts.push(...asParts(JSON.parse(data))),
    maxBufferSize: EVENT_MOST,
  })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      if (parts.length === 0) continue
      yield parts
      parts = []
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function asParts(part: unknown): AnswerPart[] {
  if (typeof part !== 'object' || part === null || !('type' in part)) {
    throw new SyntaxError('This is no part of an answer.')
  }
  const known = KINDS[part.type as AnswerPart['type']]
  if (!known) return []
  if (!known(part as Record<string, unknown>)) throw new SyntaxError('A part lacks what it tells.')
  return [part as AnswerPart]
}

const KINDS: Record<AnswerPart['type'], (part: Record<string, unknown>) => boolean> = {
  language: ({ language }) => CHECKS.language(language),
  text: ({ text }) => typeof text === 'string',
  cards: ({ cards }) => CHECKS.cards(cards),
  choices: ({ choices }) => CHECKS.choices(choices),
  search: ({ search }) => CHECKS.search(search),
  note: ({ text }) => typeof text === 'string',
  end: ({ outcome }) => typeof outcome === 'string',
  failed: ({ error }) => typeof error === 'string',
}
