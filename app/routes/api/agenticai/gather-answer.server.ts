import type { Language } from '#platform/text/language.ts'
import type { AnswerCardData, AnswerPart, AnswerSearch } from '#domain/assistant/assistant.ts'

type Gathered = {
  /** 503 if there is no answer, so that programs may retry. */
  status: 200 | 503
  result: string
  /** Of the result: its links lead to our pages in this language. */
  language?: Language
  error?: string
  cards?: AnswerCardData[]
  choices?: string[]
  search?: AnswerSearch
  note?: string
}

/** Waits for the whole answer. An interrupted answer returns what arrived, with the reason. */
export async function gatherAnswer(parts: AsyncIterable<AnswerPart>): Promise<Gathered> {
  const gathered: Gathered = { status: 200, result: '' }
  for await (const part of parts) {
    if (part.type === 'language') gathered.language = part.language
    if (part.type === 'text') gathered.result += part.text
    if (part.type === 'cards') gathered.cards = [...(gathered.cards ?? []), ...part.cards]
    if (part.type === 'choices') gathered.choices = part.choices
    if (part.type === 'search') gathered.search = part.search
    if (part.type === 'note') gathered.note = part.text
    if (part.type === 'failed') gathered.error = part.error
  }
  if (gathered.error !== undefined && gathered.result === '') gathered.status = 503
  return gathered
}
