import { format } from '#platform/text/format.ts'
import type { NewsCardData } from '#domain/content/news.ts'
import { summarize } from '../../project-events/summarize.ts'
import { asDistrict, districtLabel } from '#domain/project-events/place.ts'
import type { AnswerCardData } from '../assistant.ts'

/** An article as an answer card. */
export function newsCard(news: NewsCardData): AnswerCardData {
  const district = asDistrict(news.district)
  return {
    kind: 'news',
    address: `/news/${news.id}`,
    title: news.title,
    text: summarize(news.summary, 140),
    image: news.image,
    place: district && districtLabel(district),
    time: format.shortDate(news.publishedAt),
  }
}
