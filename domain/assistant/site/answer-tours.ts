import { m } from '#messages'
import { priceOf } from '../../store/product.ts'
import { listTourPackages } from '../../travel/list-tour-packages.ts'
import { countWord } from './count-word.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4

/** The tours that can be asked for. */
export async function answerTours({ caller }: Asked): Promise<SiteAnswer> {
  if (!caller.house.switches.isOn('visit')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const tours = await listTourPackages(caller, {})
  const things = m.answers_tour_count({ count: tours.length, number: countWord(tours.length) })
  return {
    text: m.answers_tours({ things }),
    cards: tours.slice(0, SHOWN).map(({ slug, title, summary, days, priceCents }) => ({
      kind: 'tour',
      address: `/visit/tours/${slug}`,
      title,
      text: summary,
      image: null,
      place: m.answers_tours_price({ price: priceOf(priceCents) }),
      time: m.answers_tour_days({ count: days, number: String(days) }),
    })),
    choices: [m.answers_choice_two_weeks()],
    outcome: 'answered',
    hits: tours.length,
  }
}
