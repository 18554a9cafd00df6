import type { Subject } from '../understanding/understood.ts'
import { answerAmbassadors } from './answer-ambassadors.ts'
import { answerFigures } from './answer-figures.ts'
import { answerGroups } from './answer-groups.ts'
import { answerHowTo, howToUnknown } from './answer-how-to.ts'
import { answerInNeed } from './answer-in-need.ts'
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
} from './simple-answers.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

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

/** Where it was said what is looked for, that is searched; a question about how things are here is not. */
function itemsOrUnknown(asked: Asked): SiteAnswer | Promise<SiteAnswer> {
  const { districts, regions, days, type } = asked.said
  const isSearch = districts.length + regions.length > 0 || days !== null || type !== null
  return isSearch ? answerItems(asked) : howToUnknown()
}

/** The answer of the kind that a question is about. */
export async function answerSubject(asked: Asked): Promise<SiteAnswer> {
  const { about } = asked.said
  const search = async () =>
    (isTired(asked.text) && about !== 'emergency' ? unclear : answerers[about])(asked)
  return (await answerSure(asked, search)) ?? search()
}

/** The page where it is done or the frequent question that suits, if one is known; else another answer. */
function howToOr(otherwise: Answerer): Answerer {
  return async (asked) => (await answerHowTo(asked)) ?? otherwise(asked)
}
