import { z } from 'zod'
import { isAppError } from '#platform/errors.ts'
import type { ModelTool, ModelTools } from '#platform/model/assistant-model.ts'
import type { Caller } from '#platform/operation.ts'
import { findMatchingAmbassadors } from '#domain/ambassadors/queries/find-matching-ambassadors.ts'
import type { Day } from '#domain/project-events/day.ts'
import { findMatchingNews } from '#domain/content/queries/find-matching-news.ts'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { listHelp } from '#domain/content/queries/list-help.ts'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import { listTourPackages } from '#domain/content/queries/list-tour-packages.ts'
import { nearestHelp, wordsOf } from '../site/nearest-help.ts'
import { readSlots } from '../understanding/read-slots.ts'
import { answerFromSite } from '../answer-from-site.ts'
import type { AnswerCardData, AssistantContext } from '../assistant.ts'
import { ambassadorCard } from '../site/ambassador-card.ts'
import { newsCard } from '../site/news-card.ts'
import { partnerCard } from '../site/partner-card.ts'
import { productCard } from '../site/product-card.ts'
import { tourCard } from '../site/tour-card.ts'
import { findLinked } from './find-linked.ts'
import type { Findings } from './findings.ts'
import { found, textForModel, type FoundData } from './found.ts'
import { itemTools } from './item-tools.ts'
import { withoutHidden } from './without-hidden.ts'

/** Maximum results per kind shown to a model, and maximum length of a text. */
const MOST = 6
const TEXT_MOST = 1_500

const asked = z.object({
  question: z.string().min(1).max(500).describe('What is looked for, in plain words'),
})

/**
 * The tools of a model: the site's public queries, run as a visitor, for enabled features. Results are recorded in
 * `findings` and returned to the model as data. `context` is the preceding conversation.
 */
export function siteTools(
  caller: Caller,
  {
    today,
    findings,
    context,
  }: { today: Day; findings: Findings; context: AssistantContext | undefined },
): ModelTools {
  const visitor: Caller = { ...caller, actor: { kind: 'visitor' } }
  const wordsIn = (question: string) => ({
    words: [...readSlots(question, today).slots.words],
    said: question,
    most: MOST,
  })
  const show = (cards: AnswerCardData[], total = cards.length): FoundData => {
    findings.note(cards)
    return found(cards, total)
  }
  /** Unrequested results are shown only when the answer mentions them. */
  const showNewest = <Thing>(
    newest: { thing: Thing }[],
    card: (thing: Thing) => AnswerCardData,
  ) => {
    findings.note([])
    return {
      ...found(
        newest.map(({ thing }) => card(thing)),
        0,
      ),
      nothing_found: 'Nothing has these words. These are the newest.',
    }
  }
  const tools: Record<string, Tool> = {
    ask_site: {
      description:
        "Asks the site's own search about anything here, in one plain sentence with all that the person said: projects, events, partners, products, tours, news, ambassadors, groups, how things are done. Begin with this one.",
      input: asked,
      async run({ question }) {
        const { text, cards, hits, outcome } = await answerFromSite(visitor, {
          prompt: question,
          actionType: 'answer',
          context,
        })
        return { ...show(cards, hits), answer: textForModel(text, TEXT_MOST), outcome }
      },
    },
    ...itemTools(visitor, today, findings),
    search_partners: {
      description: 'Finds partner organizations by name, aim, field or place.',
      input: asked,
      async run({ question }) {
        const districts = [...(readSlots(question, today).slots.place?.districts ?? [])]
        const search = wordsIn(question)
        const find = (words: string[]) =>
          findMatchingPartners(visitor, { ...search, words, districts })
        const { partners, total } = await find(search.words)
        if (partners.length === 0) return showNewest((await find([])).partners, partnerCard)
        return show(
          partners.map(({ thing }) => partnerCard(thing)),
          total,
        )
      },
    },
    search_products: {
      feature: 'store',
      description: 'Finds things that the organizations sell in the store, with prices.',
      input: asked,
      async run({ question }) {
        const search = wordsIn(question)
        const { products, total } = await findMatchingProducts(visitor, search)
        if (products.length === 0) {
          const { products: newest } = await findMatchingProducts(visitor, { most: MOST })
          return showNewest(newest, productCard)
        }
        return show(
          products.map(({ thing }) => productCard(thing)),
          total,
        )
      },
    },
    search_news: {
      description: 'Finds news articles of the organizations, or the newest.',
      input: asked,
      async run({ question }) {
        const { news } = await findMatchingNews(visitor, wordsIn(question))
        if (news.length === 0) {
          return showNewest((await findMatchingNews(visitor, { most: MOST })).news, newsCard)
        }
        return show(news.map(({ thing }) => newsCard(thing)))
      },
    },
    search_ambassadors: {
      feature: 'ambassadors',
      description: 'Finds ambassadors: people and groups who stand up for projects abroad.',
      input: asked,
      async run({ question }) {
        const { ambassadors } = await findMatchingAmbassadors(visitor, wordsIn(question))
        return show(ambassadors.map(({ thing }) => ambassadorCard(thing)))
      },
    },
    list_tours: {
      feature: 'visit',
      description: 'Lists the guided tours of Israel, with days and prices.',
      input: z.object({}),
      async run() {
        return show((await listTourPackages(visitor, {})).slice(0, MOST).map(tourCard))
      },
    },
    find_answers: {
      description:
        'Finds how things are done on this site: signing up, giving, receipts, groups, orders, accounts, becoming a partner.',
      input: asked,
      async run({ question }) {
        const open = (await listHelp(visitor, {})).filter(
          ({ feature }) => !feature || caller.runtime.switches.isOn(feature),
        )
        const answers = nearestHelp(wordsOf(question), open).slice(0, 3)
        return {
          ...found([], answers.length),
          answers: answers.map(({ entry }) => ({
            question: entry.question,
            answer: textForModel(entry.answer, TEXT_MOST),
          })),
        }
      },
    },
    get_details: {
      description: 'Reads all that one thing says of itself, by the address that a search gave.',
      input: z.object({ address: z.string().min(1).max(500) }),
      async run({ address }) {
        const linked = await findLinked(visitor, address)
        if (!linked?.card) return { problem: 'Nothing of this site is there.' }
        return { ...show([linked.card]), text: textForModel(linked.text, TEXT_MOST) }
      },
    },
  }
  return Object.fromEntries(
    Object.entries(tools)
      .filter(([, { feature }]) => !feature || caller.runtime.switches.isOn(feature))
      .map(([name, tool]) => [name, guarded(caller, name, tool)]),
  )
}

// oxlint-disable-next-line typescript/no-explicit-any -- each run takes what its own input is
export type Tool = ModelTool<any> & { feature?: string }

/** Removes invisible characters from every text: titles and names are user input too. */
function readable(data: z.core.util.JSONType): z.core.util.JSONType {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? withoutHidden(value) : value,
  ) as z.core.util.JSONType
}

/** Errors go to our log; the model only learns that the call failed. */
function guarded(caller: Caller, name: string, { description, input, run }: Tool): ModelTool {
  return {
    description,
    input,
    async run(given) {
      try {
        return readable(await run(given))
      } catch (error) {
        if (!isAppError(error)) {
          const { log } = caller.runtime
          log.error({ err: error, tool: name, request: caller.requestId }, 'a look-up failed')
        }
        return { problem: 'This could not be looked up.' }
      }
    },
  }
}
