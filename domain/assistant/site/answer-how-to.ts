import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { holds } from '#domain/project-events/holds.ts'
import { relatedTo } from '#domain/project-events/related-words.ts'
import { findFaqAnswers } from '#domain/content/queries/find-faq-answers.ts'
import type { FaqEntry } from '#domain/content/queries/list-faq.ts'
import { ACCOUNT_WAYS } from './account-ways.ts'
import { findWay, type FoundWay } from './find-way.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { SITE_WAYS } from './site-ways.ts'

/** A frequent question answers another one whose words it has by so much. */
const ENOUGH = 0.5
/** And one word alone by so much. */
const ALONE = 0.95

/** How something is done here: the frequent question that suits, the page where it is done, or both. Null where neither is known. */
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

/** Where it is done. What belongs to an account is looked for first when that is what a question is about. */
function wayOf({ said, text, caller }: Asked): FoundWay | null {
  const account = findWay(ACCOUNT_WAYS, text, caller.runtime)
  const site = findWay(SITE_WAYS, text, caller.runtime)
  if (!account || !site) return account ?? site
  if (said.about === 'account') return account
  return site.signs >= account.signs ? site : account
}

/** What is said when nothing is known for sure. */
export function howToUnknown(): SiteAnswer {
  return inWords(m.answers_how_none(), { outcome: 'nothing-found' })
}

function faqWords({ question, answer }: FaqEntry): string {
  return m.answers_faq_found({ question: plain(question), answer: plain(answer) })
}

/** The part of the words that a question has itself: what its answer mentions as well says little. */
function sharedPart(words: readonly string[], question: string): number {
  const text = ` ${normalize(question)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const shared = words.filter((word) => relatedTo(word).some((beginning) => holds(text, beginning)))
  return words.length === 0 ? 0 : shared.length / words.length
}

const BESIDES =
  /^(this|site|website|page|just|say|says|said|money|people|give|gives|work|works|know|make|need|everything|really|use|used|using|way|good|the|and|for|are|you|your|how|what|who|where|when|why|can|does|did|any|there|here|this|that|with|have|has|would|like|want|please|tell|about|from|will|was|but|not|get|its|still|just|much|very|them|they|these|those|help|some|thing|things|something|anything)$/

/** Words of three letters or more that a question can be known by. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}]{3,60}/gu) ?? []
  return [...new Set(words)].filter((word) => !BESIDES.test(word)).slice(0, 24)
}
