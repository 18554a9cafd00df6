import type { Subject } from '../understanding/understood.ts'
import { answerAmbassadors } from './answer-ambassadors.ts'
import { answerGroups } from './answer-groups.ts'
import { answerHowTo, howToUnknown } from './answer-how-to.ts'
import { answerItems } from './answer-items.ts'
import { answerNews } from './answer-news.ts'
import { answerPartners } from './answer-partners.ts'
import { answerProducts } from './answer-products.ts'
import { answerSure } from './answer-sure.ts'
import { answerTours } from './answer-tours.ts'
import { answerWriting } from './answer-writing.ts'
import {
  emergency,
  greeting,
  hostile,
  isTired,
  offTopic,
  self,
  thanks,
  unclear,
  SIREN,
} from './simple-answers.ts'
import { type Asked, type SiteAnswer, inWords } from './site-answer.ts'
import { m } from '#messages'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { partnerCard } from './partner-card.ts'
import { format } from '#platform/text/format.ts'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import type { FigureName } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { countWord } from './count-word.ts'
import { itemsAsked } from './items-asked.ts'

/** What is counted in total. */
const BESIDES =
  /^(hours?|meals?|volunteers?|volunteered|partners?|organi[sz]ations?|figures?|numbers?|statistics?|stats|impact|served|given|supported|supporters?|far|total|achieved|done|many|members?|users?|ambassadors?|donors?|donations?)$/

const labels: Record<FigureName, (input: { number: string }) => string> = {
  supported: m.answers_figure_supported,
  hours: m.answers_figure_hours,
  meals: m.answers_figure_meals,
}

const SHOWN = 3

type Answerer = (asked: Asked) => SiteAnswer | Promise<SiteAnswer>

const answerers: Record<Subject, Answerer> = {
  items: answerItems,
  partners: answerPartners,
  products: answerProducts,
  tours: answerTours,
  news: answerNews,
  ambassadors: howToOr(answerAmbassadors),
  groups: answerGroups,
  figures: answerFigures,
  account: howToOr(howToUnknown),
  'how-to': howToOr(itemsOrUnknown),
  writing: answerWriting,
  greeting,
  thanks,
  self,
  emergency,
  'in-need': answerInNeed,
  'off-topic': offTopic,
  hostile,
  unclear: howToOr(unclear),
}

/** Searches when the question says what to look for, but not for a question about how the site works. */
function itemsOrUnknown(asked: Asked): SiteAnswer | Promise<SiteAnswer> {
  const { districts, regions, days, type } = asked.said
  const isSearch = districts.length + regions.length > 0 || days !== null || type !== null
  return isSearch ? answerItems(asked) : howToUnknown()
}

/** Answers by the subject of a question. */
export async function answerSubject(asked: Asked): Promise<SiteAnswer> {
  const { about } = asked.said
  const search = async () =>
    (isTired(asked.text) && about !== 'emergency' ? unclear : answerers[about])(asked)
  return (await answerSure(asked, search)) ?? search()
}

/** The matching page or FAQ entry, if any; else another answer. */
function howToOr(otherwise: Answerer): Answerer {
  return async (asked) => (await answerHowTo(asked)) ?? otherwise(asked)
}

/** For users in need themselves: who helps in Israel, what this site is not, and organizations close to the need. */
async function answerInNeed({ caller, said, text }: Asked): Promise<SiteAnswer> {
  const { words, districts } = said
  const search = [...words.slice(0, 20), 'welfare', 'emergency']
  const { partners } = await findMatchingPartners(caller, { words: search, districts, most: SHOWN })
  const cards = partners.map(({ thing }) => partnerCard(thing))
  const lead = cards.length > 0 ? ` ${m.answers_in_need_partners({ count: cards.length })}` : ''
  const siren = SIREN.test(text) ? ` ${m.answers_in_need_siren()}` : ''
  return inWords(m.answers_in_need() + siren + lead, { cards, hits: cards.length })
}

/** Totals so far and what is open now; for a place or topic, what there is of it. */
async function answerFigures(asked: Asked): Promise<SiteAnswer> {
  const { caller } = asked
  const { words, districts, regions, topics } = itemsAsked(asked)
  const isSomewhere = districts.length + regions.length > 0
  const isCounted = asked.said.words.some((word) => BESIDES.test(word))
  if (isSomewhere || (!isCounted && topics.length + words.length > 0)) return answerItems(asked)
  const [figures, { facets }, { total }] = await Promise.all([
    listSiteFigures(caller, {}),
    listPublic(caller, {}),
    listPublicPartners(caller, {}),
  ])
  const named = figures.map(({ name, amount }) => labels[name]({ number: format.number(amount) }))
  const { project = 0, event = 0 } = facets?.type ?? {}
  const list = format.list(named)
  const now = m.answers_figures_items({
    projects: m.answers_projects({ count: project, number: String(project) }),
    events: m.answers_events({ count: event, number: String(event) }),
    partners: m.answers_partners({ count: total, number: countWord(total) }),
  })
  return inWords([m.answers_figures({ figures: list }), now].join(' '), { hits: figures.length })
}
