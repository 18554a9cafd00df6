import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { holds } from '#domain/project-events/holds.ts'
import { relatedTo } from '#domain/project-events/related-words.ts'
import { findFaqAnswers } from '#domain/content/queries/find-faq-answers.ts'
import type { FaqEntry } from '#domain/content/queries/list-faq.ts'
import { findWay, type FoundWay } from './find-way.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { SITE_WAYS } from './site-ways.ts'
import type { Way } from './way.ts'

/** Ways to do things in an account or with what one has started. Of several matches, the one with most signs wins. */
const ACCOUNT_WAYS: readonly Way[] = [
  { signs: [/passwo?r?d|pass word|pasword/], says: m.answers_way_password },
  {
    signs: [/forgot|forgotten|reset|lost|change/, /passwo?r?d|pasword/],
    says: m.answers_way_password,
  },
  {
    signs: [/delet|clos|remov|cancel|erase|get rid|leave|deactivat/, /accou?nt|my profile|my data/],
    says: m.answers_way_delete,
  },
  { signs: [/download|export|copy of|get my/, /data|information/], says: m.answers_way_data },
  {
    signs: [
      /data|privacy|gdpr|cookies?|tracking|information/,
      /keep|store|about me|privacy|know|safe|secur|save|collect|cookie|share|sell|protect|delete/,
    ],
    says: m.answers_way_privacy,
  },
  { signs: [/privacy|gdpr|cookie/], says: m.answers_way_privacy },
  {
    signs: [
      /change|update|edit|correct|set|upload/,
      /\bmy (e-?mail|name|phone|number|address|photo|picture|profile|details|account)/,
    ],
    says: m.answers_way_account,
  },
  {
    signs: [
      /unsubscrib|newsletter|notification|e-?mails?|messages/,
      /stop|unsub|off|too many|fewer|less|receiv|getting|no more|notification/,
    ],
    says: m.answers_way_mails,
  },
  { signs: [/unsubscrib|newsletter/], says: m.answers_way_mails },
  {
    signs: [/sign(ing)? ?up|regist|create|open|make|new|need/, /accou?nt/],
    says: m.answers_way_sign_up,
  },
  { signs: [/log ?in|sign(ing)? ?in|log ?on/], says: m.answers_way_sign_in },
  { signs: [/\border(s|ed)?\b|purchase|bought|parcel|package/], says: m.answers_way_orders },
  {
    signs: [
      /\border(s|ed)?\b|purchase|bought|product|shirt|item i|\bit\b/,
      /cancel|refund|return|exchange|send back|send (it|them|this|that) back|give (it|them) back|too (small|big|large|tight)|fit\b|wrong|broken|change/,
    ],
    says: m.answers_way_order_change,
  },
  {
    signs: [
      /\bship(s|ping|ped|ment)?\b|deliver|how long|arriv|parcel|package/,
      /order|product|store|parcel|package|\bship|deliver|bought/,
    ],
    says: m.answers_way_delivery,
  },
  {
    signs: [
      /cancel|withdraw|sign off|step back|take back|can('| ?no)t come|unable to come|no longer come|undo|sign out of|not make it|wrong|by mistake/,
      /regist|sign-?(ed)? ?up|event|volunteer|place|spot|booking|come|shift|project|support/,
    ],
    says: m.answers_way_cancel,
  },
  {
    signs: [
      /where|\bsee\b|find|show|status|list|arriv|happened|track|look/,
      /\bmy (own )?(supports?|sign-?ups?|registrations?|events?|projects?|hours|impact|donations?|gifts?|bookings?|dashboard)\b|\bi (have )?(signed up|registered|gave|donated)/,
    ],
    says: m.answers_way_supports,
  },
  {
    signs: [/refund|money back|give (it )?back|take back|cancel/, /\bgifts?\b|donat|\bgave\b/],
    says: m.answers_way_gift_back,
  },
  {
    signs: [/refund|money back|take (it |my (gift|donation) )?back/, /\bmy\b|\bi\b|\ba\b|\bget\b/],
    says: m.answers_way_gift_back,
  },
  { signs: [/receipt|\btax|deductib|certificate of gift|gift ?aid/], says: m.answers_way_receipt },
  { signs: [/preferenc/], says: m.answers_way_preferences },
  {
    signs: [/save|favou?rite|bookmark|heart|later/, /project|event|item|save|favou?rite|bookmark/],
    says: m.answers_way_save,
  },
  {
    signs: [/volunteer(ing)? profile|personal (journey|profile)/],
    says: m.answers_way_profile,
    feature: 'volunteer-profile',
  },
]

/** The minimum share of a question's words for an FAQ entry to answer it. */
const ENOUGH = 0.5
/** The minimum for an answer by a single word. */
const ALONE = 0.95

/** How to do something here: the matching FAQ entry, the page where it is done, or both. Null when neither is known. */
export async function answerHowTo(asked: Asked): Promise<SiteAnswer | null> {
  const way = wayOf(asked)
  const words = wordsOf(asked.text)
  const [faq] = await findFaqAnswers(asked.caller, { words })
  const isSure =
    faq !== undefined &&
    faq.coverage >= (faq.found > 1 ? ENOUGH : ALONE) &&
    sharedPart(words, faq.thing.question) >= ENOUGH
  if (!way && !isSure) return null
  const texts = [
    ...(isSure && !(way && way.signs > 1) ? [faqWords(faq.thing)] : []),
    ...(way ? [way.text] : [m.answers_faq_more()]),
  ]
  return inWords(texts.join('\n\n'), { hits: texts.length })
}

/** The matching way. Account ways are searched first when the question is about the account. */
function wayOf({ said, text, caller }: Asked): FoundWay | null {
  const account = findWay(ACCOUNT_WAYS, text, caller.runtime)
  const site = findWay(SITE_WAYS, text, caller.runtime)
  if (!account || !site) return account ?? site
  if (said.about === 'account') return account
  return site.signs >= account.signs ? site : account
}

/** The answer when nothing is known for certain. */
export function howToUnknown(): SiteAnswer {
  return inWords(m.answers_how_none(), { outcome: 'nothing-found' })
}

function faqWords({ question, answer }: FaqEntry): string {
  return m.answers_faq_found({ question: plain(question), answer: plain(answer) })
}

/** The share of words in the question itself: words that only its answer mentions carry little weight. */
function sharedPart(words: readonly string[], question: string): number {
  const text = ` ${normalize(question)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const shared = words.filter((word) => relatedTo(word).some((beginning) => holds(text, beginning)))
  return words.length === 0 ? 0 : shared.length / words.length
}

const BESIDES =
  /^(this|site|website|page|just|say|says|said|money|people|give|gives|work|works|know|make|need|everything|really|use|used|using|way|good|the|and|for|are|you|your|how|what|who|where|when|why|can|does|did|any|there|here|this|that|with|have|has|would|like|want|please|tell|about|from|will|was|but|not|get|its|still|just|much|very|them|they|these|those|help|some|thing|things|something|anything)$/

/** Words of three letters or more that can identify a question. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}]{3,60}/gu) ?? []
  return [...new Set(words)].filter((word) => !BESIDES.test(word)).slice(0, 24)
}
