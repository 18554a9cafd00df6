import { findPhrases, phraseBook } from './phrase-book.ts'
import type { Sentence } from './read-sentence.ts'
import type { Subject } from './understood.ts'
import { HELPING_WORDS } from './words/kind-words.ts'
import {
  AMBASSADORS,
  GROUPS,
  ITEMS,
  NEWS,
  PARTNERS,
  PRODUCTS,
  TOURS,
} from './words/rooms-of-site.ts'
import { ACCOUNT, FIGURES, HOW_TO } from './words/subject-rooms.ts'
import { GREETING, OFF_TOPIC, SELF, STRONG, THANKS, WRITING } from './words/subject-words.ts'

const strong = STRONG.map(([subject, words]) => [subject, phraseBook([[subject, words]])] as const)
const books = {
  writing: phraseBook([['writing', WRITING]]),
  self: phraseBook([['self', SELF]]),
  greeting: phraseBook([['greeting', GREETING]]),
  thanks: phraseBook([['thanks', THANKS]]),
  'off-topic': phraseBook([['off-topic', OFF_TOPIC]]),
  account: phraseBook([['account', ACCOUNT]]),
  figures: phraseBook([['figures', FIGURES]]),
  'how-to': phraseBook([['how-to', HOW_TO]]),
  partners: phraseBook([['partners', PARTNERS]]),
  products: phraseBook([['products', PRODUCTS]]),
  tours: phraseBook([['tours', TOURS]]),
  news: phraseBook([['news', NEWS]]),
  ambassadors: phraseBook([['ambassadors', AMBASSADORS]]),
  groups: phraseBook([['groups', GROUPS]]),
  items: phraseBook([['items', ITEMS]]),
  helping: phraseBook([['helping', HELPING_WORDS]]),
} as const

/** What a sentence also says, which decides where its words could mean several things. */
export type Facts = {
  hasPlace: boolean
  hasDays: boolean
  hasTopic: boolean
  hasKind: boolean
  hasSkill: boolean
  hasPeople: boolean
  hasName: boolean
  /** Words that are nothing yet. */
  rest: number
}

/** What a sentence is about. */
export function subjectOf(sentence: Sentence, facts: Facts): Subject {
  for (const [subject, book] of strong) if (findPhrases(sentence, book).length > 0) return subject
  const says = (name: keyof typeof books) => findPhrases(sentence, books[name]).length > 0
  const isSearch = facts.hasPlace || facts.hasDays
  const saysItems = says('items')
  if (says('writing')) return 'writing'
  const hasContent =
    isSearch || facts.hasTopic || facts.hasKind || facts.hasSkill || facts.hasPeople
  if (!hasContent && !facts.hasName && !saysItems && says('self')) return 'self'
  if (says('off-topic') && !facts.hasKind && !saysItems) return 'off-topic'
  if (says('account')) return 'account'
  if (says('figures')) return 'figures'
  if (says('how-to') && !(isSearch && (facts.hasKind || saysItems))) return 'how-to'
  for (const room of ['ambassadors', 'groups', 'news', 'products', 'tours', 'partners'] as const) {
    if (says(room) && !(saysItems && room !== 'ambassadors' && room !== 'products')) return room
  }
  if (hasContent || saysItems || facts.hasName) return 'items'
  if (says('helping')) return 'items'
  const small = sentence.tokens.length <= 8 && facts.rest <= 1
  if (small && says('thanks')) return 'thanks'
  if (small && says('greeting')) return 'greeting'
  return facts.rest > 0 ? 'items' : 'unclear'
}
