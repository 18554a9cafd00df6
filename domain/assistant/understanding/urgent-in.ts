import { findPhrases, phraseBook } from './phrase-book.ts'
import { readSentence } from './read-sentence.ts'
import { URGENT_WORDS, type Urgent } from './words/urgent-words.ts'

const books = (Object.keys(URGENT_WORDS) as Urgent[]).map(
  (kind) => [kind, phraseBook([[kind, URGENT_WORDS[kind]]])] as const,
)

/** The user asks how they can help those in need. */
const GIVING =
  /\b(can|could|want|wish|like|love|how|where) (i |we |to )*(help|volunteer|give|donate|support)\b(?! (me|us)\b)|(?<!\p{L})(?:לעזור|לתרום|להתנדב|לתמוך|לסייע|לתת|תרומה|תרומות|התנדבות|מתנדבים|מתנדבות)(?! (לי|לנו)(?!\p{L}))(?!\p{L})/iu

/** What a person gave is between that person and the organization. */
const OF_ANOTHER =
  /\bhow much (did|does|has|have) (?!i\b|we\b|it\b|you\b)(\S+ ){1,3}(donated?|gave|give|given)\b|כמה (?!אני|אנחנו|אתם|כסף)(\S+ ){1,3}(תרם|תרמה|תרמו|נתן|נתנה)(?!\p{L})/iu

/** Whether a text is an emergency, hostile, or about something that this site must not or cannot answer; null otherwise. */
export function urgentIn(text: string): Urgent | null {
  const sentence = readSentence(text)
  for (const [kind, book] of books) {
    if (findPhrases(sentence, book).length === 0) continue
    if ((kind === 'need' || kind === 'danger') && GIVING.test(text)) continue
    return kind
  }
  if (OF_ANOTHER.test(text)) return 'private'
  return /^\W*\d+(\.\d+)?\s*[-+*/x]\s*\d+|\b\d+ (times|plus|minus|כפול|ועוד|פחות|חלקי) \d+\b/i.test(
    text,
  )
    ? 'elsewhere'
    : null
}
