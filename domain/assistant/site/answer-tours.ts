import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { rankTexts } from '#domain/project-events/rank-texts.ts'
import { listTourPackages } from '#domain/content/queries/list-tour-packages.ts'
import type { TourPackage } from '#domain/content/tour-package.ts'
import { countWord } from './count-word.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4

/** The tours that can be requested, those to the mentioned place first. */
export async function answerTours({ caller, said, text }: Asked): Promise<SiteAnswer> {
  if (!caller.runtime.switches.isOn('visit')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const all = await listTourPackages(caller, {})
  const words = [...said.words, ...(said.place ?? '').split(' ')].filter((word) => word.length > 2)
  const first = rankTexts(all, { words: words.slice(0, 12), said: text }, (tour) => ({
    name: tour.title,
    text: [tour.summary, tour.description, ...tour.stops].join(' '),
  })).map(({ thing }) => thing)
  const tours = [...first, ...all.filter((tour) => !first.includes(tour))]
  const things = m.answers_tour_count({ count: tours.length, number: countWord(tours.length) })
  return {
    text: [...factOf(text, first[0]), m.answers_tours({ things })].join(' '),
    cards: tours.slice(0, SHOWN).map(({ slug, title, summary, days, priceCents }) => ({
      kind: 'tour',
      address: `/visit/tours/${slug}`,
      title,
      text: summary,
      image: null,
      place: m.answers_tours_price({ price: format.price(priceCents) }),
      time: m.answers_tour_days({ count: days, number: String(days) }),
    })),
    choices: [m.answers_choice_two_weeks()],
    outcome: 'answered',
    hits: tours.length,
  }
}

/** Price and duration of the one tour in question, where asked. */
function factOf(text: string, tour: TourPackage | undefined): string[] {
  if (!tour || !/\b(how (much|long|many)|price|cost|days?|expensive)\b/i.test(text)) return []
  const { title, days, priceCents } = tour
  const number = m.answers_tour_days({ count: days, number: String(days) })
  return [
    m.answers_tour_fact({
      title: plain(title),
      days: number.toLowerCase(),
      price: format.price(priceCents),
    }),
  ]
}
