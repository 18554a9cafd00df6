import type { AnswerPart } from './assistant.ts'
import type { SiteAnswer } from './site/site-answer.ts'

/** Streams a site answer: paragraph by paragraph, then its cards and suggested replies. */
export function* speakAnswer(answer: SiteAnswer): Generator<AnswerPart, void, undefined> {
  const { text, cards, choices, search, outcome } = answer
  for (const paragraph of text.split(/(?<=\n\n)(?!\n)/)) {
    if (paragraph !== '') yield { type: 'text', text: paragraph }
  }
  if (cards.length > 0) yield { type: 'cards', cards }
  if (search) yield { type: 'search', search }
  if (choices.length > 0) yield { type: 'choices', choices }
  yield { type: 'end', outcome, answeredBy: 'site' }
}
