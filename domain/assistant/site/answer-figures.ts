import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import type { FigureName } from '#domain/content/figure.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { answerItems } from './answer-items.ts'
import { countWord } from './count-word.ts'
import { itemsAsked } from './items-asked.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** What is counted in all. */
const BESIDES =
  /^(hours?|meals?|volunteers?|volunteered|partners?|organi[sz]ations?|figures?|numbers?|statistics?|stats|impact|served|given|supported|supporters?|far|total|achieved|done|many|members?|users?|ambassadors?|donors?|donations?)$/

const labels: Record<FigureName, (input: { number: string }) => string> = {
  supported: m.answers_figure_supported,
  hours: m.answers_figure_hours,
  meals: m.answers_figure_meals,
}

/** What has been done so far, and how much there is to do now; of a place or a thing what there is of it. */
export async function answerFigures(asked: Asked): Promise<SiteAnswer> {
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
