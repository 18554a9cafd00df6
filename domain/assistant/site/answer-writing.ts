import { m } from '#messages'
import { findMatching } from '../../project-events/find-matching.ts'
import { summarize } from '../../project-events/summarize.ts'
import { itemAddress, itemCard, itemPlace } from './item-card.ts'
import { itemTime } from './item-time.ts'
import { itemsAsked } from './items-asked.ts'
import { plain } from './plain.ts'
import { offTopic } from './simple-answers.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** Words of the wish for a text, which say nothing about what it is about. */
const BESIDES =
  /^(write|writing|draft|compose|create|generate|post|posts|facebook|instagram|twitter|whatsapp|linkedin|social|media|message|messages|mail|email|letter|text|texts|caption|tweet|invitation|invite|inviting|friends?|asking|ask|share|sharing|short|long|nice|thank|thanks|thanking|thank-you|note|sentence|sentences|paragraph|please|team|flyer|announcement|blog|story|speech|words)$/

/** Something suits that has so much of the words. */
const ENOUGH = 0.5
/** What is written here for nobody. */
const ELSE =
  /\b(poem|joke|essay|song|lyrics|novel|recipe|code|script|homework|rap|haiku|limerick|cv|resume|thesis)\b/i

/** A text to share about a project or an event, ready to copy, with its address. */
export async function answerWriting(asked: Asked): Promise<SiteAnswer> {
  const { caller, text } = asked
  const wanted = itemsAsked(asked)
  const words = wanted.words.filter((word) => !BESIDES.test(word))
  const isAboutSomething =
    words.length + wanted.topics.length + wanted.districts.length + wanted.regions.length > 0
  const { items } = isAboutSomething
    ? await findMatching(caller, { ...wanted, words, kinds: [], most: 3 })
    : { items: [] }
  const [item] = items.filter(({ coverage }) => words.length === 0 || coverage >= ENOUGH)
  if (!item && ELSE.test(text)) return offTopic(asked)
  if (!item) return inWords(m.answers_write_none(), { outcome: 'asked-back' })
  const parts = {
    title: plain(item.title),
    when: itemTime(item) ?? '',
    where: plain(itemPlace(item)),
    organization: plain(item.organization),
    summary: plain(summarize(item.summary, 180)),
    address: caller.house.origin + itemAddress(item.id),
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

function templateFor(text: string, isEvent: boolean) {
  if (/thank/i.test(text)) return m.answers_write_thanks
  if (/invit/i.test(text))
    return isEvent ? m.answers_write_invitation_event : m.answers_write_invitation_project
  if (/message|mail|letter|whatsapp|sms|note/i.test(text)) return m.answers_write_message
  return isEvent ? m.answers_write_post_event : m.answers_write_post_project
}
