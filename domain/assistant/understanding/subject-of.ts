import { findPhrases, phraseBook, type PhraseBook } from './phrase-book.ts'
import type { Sentence } from './read-sentence.ts'
import type { Subject } from './understood.ts'
import { HELPING_WORDS } from './words/kind-words.ts'
import {
  AMBASSADORS,
  GROUPS,
  ITEMS,
  NEWS,
  PARTNERS,
  PRODUCT_THINGS,
  PRODUCTS,
  TOURS,
} from './words/rooms-of-site.ts'
import { NEVER_OURS, WRITTEN_THINGS } from './words/refused-words.ts'
import { ACCOUNT, FIGURES, HOW_TO, PAGES } from './words/subject-rooms.ts'
import { GREETING, OFF_TOPIC, SELF, STRONG, THANKS, WRITING } from './words/subject-words.ts'

const strong = STRONG.map(([subject, words]) => [subject, phraseBook([[subject, words]])] as const)
const books = {
  writing: phraseBook([['', WRITING]]),
  written: phraseBook([['', WRITTEN_THINGS]]),
  self: phraseBook([['', SELF]]),
  greeting: phraseBook([['', GREETING]]),
  thanks: phraseBook([['', THANKS]]),
  'off-topic': phraseBook([['', OFF_TOPIC]]),
  account: phraseBook([['', ACCOUNT]]),
  pages: phraseBook([['', PAGES]]),
  figures: phraseBook([['', FIGURES]]),
  'how-to': phraseBook([['', HOW_TO]]),
  partners: phraseBook([['', PARTNERS]]),
  products: phraseBook([['', PRODUCTS]]),
  things: phraseBook([['', PRODUCT_THINGS]]),
  tours: phraseBook([['', TOURS]]),
  news: phraseBook([['', NEWS]]),
  ambassadors: phraseBook([['', AMBASSADORS]]),
  groups: phraseBook([['', GROUPS]]),
  items: phraseBook([['', ITEMS]]),
  helping: phraseBook([['', HELPING_WORDS]]),
} as const satisfies Record<string, PhraseBook<string>>

/** Facts about a sentence that resolve ambiguous words. */
export type Facts = {
  hasPlace: boolean
  /** A place that products come from. */
  isFromThere: boolean
  hasDays: boolean
  hasTopic: boolean
  hasKind: boolean
  hasBusiness: boolean
  hasInvest: boolean
  hasSkill: boolean
  hasPeople: boolean
  hasName: boolean
  /** The number of words not matched yet. */
  rest: number
}

/** Asks whether a human is available. */
const HUMAN =
  /^\W*((hi|hello|hey|so|but|wait|sorry|tell me)\W+)*are (you|u) (a |an |really |just |actually |even )*(real|human|person|robot|bot|machine|computer|program|ai|alive)\b/i

/** The user lacks something but wants to help others. */
const GIVING =
  /\b(can|could|would|may|might|want|wants|wish|like|love|how) (i |we )?(still )?(to )?(help|volunteer|give|donate|contribute)\b(?! (me|us)\b)/i

/** The subject of a sentence; `text` is the full text with punctuation. */
export function subjectOf(sentence: Sentence, text: string, facts: Facts): Subject {
  for (const [subject, book] of strong) {
    if (subject === 'in-need' && GIVING.test(text)) continue
    if (findPhrases(sentence, book).length > 0) return subject
  }
  if (HUMAN.test(text)) return 'self'
  if (NEVER_OURS.some((pattern) => pattern.test(text))) return 'off-topic'
  /** The number of words in the longest matching phrase; 0 for none. */
  const says = (name: keyof typeof books) =>
    Math.max(0, ...findPhrases(sentence, books[name]).map(({ from, to }) => to - from))
  const isSearch = facts.hasPlace || facts.hasDays
  const hasContent =
    isSearch ||
    facts.hasTopic ||
    facts.hasKind ||
    facts.hasSkill ||
    facts.hasPeople ||
    facts.hasName

  if (says('writing') > 0) return says('written') > 0 ? 'off-topic' : 'writing'
  const self = says('self')
  if (self > 0 && (!hasContent || self >= sentence.tokens.length - 1) && says('items') === 0) {
    return 'self'
  }
  if (says('off-topic') > (facts.hasKind || says('items') > 0 ? 1 : 0)) return 'off-topic'
  if (says('pages') > 0 && isWholly(sentence, ['pages'])) return 'how-to'
  return roomOf(says, facts, isSearch) ?? restOf(says, facts, sentence, hasContent)
}

type Says = (name: keyof typeof books) => number

/** A section of the site. */
function roomOf(says: Says, facts: Facts, isSearch: boolean): Subject | null {
  const [account, howTo, figures] = [says('account'), says('how-to'), says('figures')]
  const isItems = says('items') > 0
  if (account > 0 && account >= howTo && !(facts.hasPlace && isItems)) return 'account'
  // "Size L" is about a shirt before it is about the site.
  if (says('things') > 0 && howTo === 1 && !isSearch && !isItems) return 'products'
  if (figures > howTo) return facts.hasPlace || facts.hasName ? 'items' : 'figures'
  // "How much is the desert trip" asks for a tour.
  if (says('tours') > 0 && says('products') > 0 && says('things') === 0 && !isItems) return 'tours'
  if (says('products') > Math.max(howTo, 1)) return 'products'
  const isFound = isSearch && (isItems || (facts.hasKind && howTo < 3))
  if (howTo > 0 && (howTo > 1 || !isSearch) && !isFound) {
    return 'how-to'
  }
  for (const room of ['ambassadors', 'groups', 'products', 'news', 'tours', 'partners'] as const) {
    const isOwn = room === 'ambassadors' || room === 'products'
    // "Partner with farmers" asks for a project, not for our partners.
    if (room === 'partners' && (facts.hasBusiness || facts.hasInvest) && says(room) === 1) continue
    if (says(room) > 0 && (isOwn || !isItems || says(room) > 1)) return room
  }
  const isElse = isItems || facts.hasPlace || facts.hasDays || facts.hasKind || facts.hasSkill
  return says('things') > 0 && (!isElse || facts.isFromThere) ? 'products' : null
}

function restOf(says: Says, facts: Facts, sentence: Sentence, hasContent: boolean): Subject {
  if (hasContent || says('items') > 0 || says('helping') > 0) return 'items'
  if (says('thanks') > 0 && isWholly(sentence, ['thanks', 'greeting'])) return 'thanks'
  if (says('greeting') > 0 && isWholly(sentence, ['greeting'])) return 'greeting'
  return facts.rest > 0 ? 'items' : 'unclear'
}

const fillers: ReadonlySet<string> = new Set(
  'show open go page please your you so much the a for very that is it your help all again too really me to and i was this there everyone everybody friend friends assistant bot today of kind dear answer info information time'.split(
    ' ',
  ),
)

/** Whether a sentence says nothing else. */
function isWholly(sentence: Sentence, names: readonly (keyof typeof books)[]): boolean {
  const stands = names.flatMap((name) => findPhrases(sentence, books[name]))
  return sentence.tokens.every(
    ({ plain }, at) => fillers.has(plain) || stands.some(({ from, to }) => at >= from && at < to),
  )
}
