import { m } from '#messages'
import { findMatching, type Match } from '#domain/project-events/queries/find-matching.ts'
import { summarize } from '../../project-events/summarize.ts'
import { capitalized } from './count-word.ts'
import { itemAddress, itemCard, itemPlace } from './item-card.ts'
import { whenOf } from '../../project-events/when.ts'
import { itemsAsked } from './items-asked.ts'
import { plain } from './plain.ts'
import { offTopic } from './simple-answers.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** Words of the request itself, which say nothing about the subject of the text. */
const BESIDES =
  /^(write|writing|draft|compose|create|generate|post|posts|facebook|instagram|twitter|whatsapp|linkedin|social|media|message|messages|mail|email|letter|text|texts|caption|tweet|invitation|invite|inviting|friends?|asking|ask|share|sharing|short|long|nice|thank|thanks|thanking|thank-you|note|sentence|sentences|paragraph|please|team|flyer|announcement|blog|story|speech|words)$/

/** The minimum share of the words for a match. */
const ENOUGH = 0.5
/** Kinds of texts that are not written here. */
const ELSE =
  /\b(poem|joke|essay|song|lyrics|novel|recipe|code|script|homework|rap|haiku|limerick|cv|resume|thesis)\b/i

const HOLIDAY =
  /\b(hanukk?ah|chanukah|passover|pesach|purim|sukkot|shavuot|rosh hashanah?|yom kippur|tu b.?shvat|independence day|yom ha.?atzmaut|shabbat|christmas|thanksgiving|new year|simchat torah|lag b.?omer|ramadan|easter|memorial day|yom hazikaron)\b/i
/** About this site itself. */
const OURS = /\b(friends for israel|this (site|website|platform))\b/i
/** About Israel or helping in general. */
const GENERAL = /\b(israel|volunteering|giving|solidarity)\b/i
/** Longer words are not searched. */
const WORD_MOST = 60
/** Maximum length of a project's summary in a text. */
const SUMMARY_MOST = 220

/** A text to share about a project or event, ready to copy, with its address. */
export async function answerWriting(asked: Asked): Promise<SiteAnswer> {
  const { caller, text } = asked
  const wanted = itemsAsked(asked)
  const words = wanted.words.filter((word) => word.length <= WORD_MOST && !BESIDES.test(word))
  const isAboutSomething =
    words.length + wanted.topics.length + wanted.districts.length + wanted.regions.length > 0
  const { items } = isAboutSomething
    ? await findMatching(caller, { ...wanted, words, kinds: [], most: 3 })
    : { items: [] }
  const [item] = OURS.test(text) ? [] : items.filter((one) => isMeant(one, words))
  if (!item && ELSE.test(text)) return offTopic(asked)
  const holiday = HOLIDAY.exec(text)?.[0]
  if (!item && (OURS.test(text) || (items.length === 0 && (holiday || GENERAL.test(text))))) {
    return general(asked, holiday)
  }
  if (!item) return unsure(items)
  const parts = {
    title: plain(item.title),
    when: whenOf(item),
    where: plain(itemPlace(item)),
    organization: plain(item.organization),
    summary: plain(wholeSentences(item.summary)),
    address: caller.runtime.origin + itemAddress(item.id),
  }
  const written = templateFor(text, item.type === 'event')(parts)
  return {
    text: `${m.answers_write_here({ title: parts.title })}\n\n${written}`,
    cards: items.slice(0, 1).map(itemCard),
    choices: items.slice(1).map(({ title }) => title),
    outcome: 'answered',
    hits: items.length,
  }
}

/** Whether the title contains some of the words, or the whole item most of them: one common word means nothing. */
function isMeant({ coverage, inTitle, found }: Match, words: readonly string[]): boolean {
  return words.length === 0 || (coverage >= ENOUGH && (inTitle > 0.3 || found.length > 1))
}

/** The first sentences that fit, complete; a single long sentence is cut after a word. */
function wholeSentences(summary: string): string {
  const whole = summary.replace(/…$/, '')
  const isCut = whole !== summary
  const sentences = whole.match(/[^.!?]+[.!?]+["”’)]*(?=\s|$)/g) ?? []
  let text = ''
  for (const sentence of sentences) {
    if (text && text.length + sentence.length > SUMMARY_MOST) break
    text += sentence
  }
  text = text.trim()
  return text || (isCut ? summary : summarize(summary, SUMMARY_MOST))
}

/** A text about no particular project, for a holiday or for Israel. */
function general({ caller }: Asked, holiday: string | undefined): SiteAnswer {
  const address = `${caller.runtime.origin}/projects-events`
  const written =
    holiday === undefined
      ? m.answers_write_general({ address })
      : m.answers_write_holiday({ address, holiday: capitalized(holiday) })
  return inWords(`${m.answers_write_here_general()}\n\n${written}`, { hits: 1 })
}

/** A choice of possible matches, or the question what it should be about. */
function unsure(items: readonly Match[]): SiteAnswer {
  if (items.length === 0) return inWords(m.answers_write_none(), { outcome: 'asked-back' })
  return inWords(m.answers_write_unsure(), {
    cards: items.map(itemCard),
    choices: items.map(({ title }) => plain(title)),
    outcome: 'asked-back',
  })
}

function templateFor(text: string, isEvent: boolean) {
  if (/thank/i.test(text))
    return /volunteers?\b/i.test(text) ? m.answers_write_note : m.answers_write_thanks
  if (/invit/i.test(text))
    return isEvent ? m.answers_write_invitation_event : m.answers_write_invitation_project
  if (/\be-?mail|\bletter/i.test(text)) return m.answers_write_email
  if (/message|whatsapp|sms|note/i.test(text)) return m.answers_write_message
  return isEvent ? m.answers_write_post_event : m.answers_write_post_project
}
