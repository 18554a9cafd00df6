import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { findMatchingNews } from '#domain/content/queries/find-matching-news.ts'
import { asDistrict, districtLabel } from '#domain/project-events/place.ts'
import { summarize } from '../../project-events/summarize.ts'
import { answerItems } from './answer-items.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ENOUGH = 0.5
/** Words that say nothing about the subject of news. */
const BESIDES =
  /^(news?|latest|articles?|updates?|recent|recently|happened|stories|story|reports?)$/

/** News of organizations: the newest, or those matching the question. */
export async function answerNews(asked: Asked): Promise<SiteAnswer> {
  const { caller, said, text } = asked
  const words = said.words.filter((word) => !BESIDES.test(word)).slice(0, 24)
  const { news } = await findMatchingNews(caller, { words, said: text, most: 12 })
  const isSure = words.length === 0 || news.some(({ coverage }) => coverage >= ENOUGH)
  if (!isSure && !/news|article|stor(y|ies)|report/i.test(text)) return answerItems(asked)
  if (news.length === 0) return inWords(m.answers_news_none(), { outcome: 'nothing-found' })
  const there = news.filter(({ thing }) => said.districts.some((one) => one === thing.district))
  const shown = (there.length > 0 ? there : news).slice(0, SHOWN)
  return {
    text: words.length > 0 ? m.answers_news_about() : m.answers_news_found(),
    cards: shown.map(({ thing: { id, title, summary, image, district, publishedAt } }) => {
      const known = asDistrict(district)
      return {
        kind: 'news',
        address: `/news/${id}`,
        title,
        text: summarize(summary, 140),
        image,
        place: known && districtLabel(known),
        time: format.shortDate(publishedAt),
      }
    }),
    choices: [m.answers_choice_two_weeks()],
    outcome: 'answered',
    hits: shown.length,
  }
}
