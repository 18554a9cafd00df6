import { z } from 'zod'
import { isAppError } from '#platform/errors.ts'
import type { ModelTool, ModelTools } from '#platform/model/assistant-model.ts'
import type { Caller } from '#platform/operation.ts'
import type { Day } from '#domain/project-events/day.ts'
import { listHelp } from '#domain/content/queries/list-help.ts'
import { findThings, ROOM_FEATURES, type ThingsAsked } from '../site/things.ts'
import { nearestHelp, wordsOf } from '../site/nearest-help.ts'
import { readSlots } from '../understanding/read-slots.ts'
import type { Room } from '../understanding/words/room-words.ts'
import { answerFromSite } from '../answer-from-site.ts'
import type { AnswerCardData, AssistantContext } from '../assistant.ts'
import { findLinked } from './find-linked.ts'
import type { Findings } from './findings.ts'
import { found, textForModel, type FoundData } from './found.ts'
import { itemTools } from './item-tools.ts'
import { withoutHidden } from './visible-text.ts'

/** Maximum results per kind shown to a model, and maximum length of a text. */
const MOST = 6
const TEXT_MOST = 1_500

const asked = z.object({
  question: z.string().min(1).max(500).describe('What is looked for, in plain words'),
})

/** The tools that search the parts of the site other than projects and events. */
const ROOM_TOOLS: Record<Room, { name: string; description: string }> = {
  partners: {
    name: 'search_partners',
    description: 'Finds partner organizations by name, aim, field or place.',
  },
  products: {
    name: 'search_products',
    description: 'Finds things that the organizations sell in the store, with prices.',
  },
  news: {
    name: 'search_news',
    description: 'Finds news articles of the organizations, or the newest.',
  },
  ambassadors: {
    name: 'search_ambassadors',
    description: 'Finds ambassadors: people and groups who stand up for projects abroad.',
  },
  tours: {
    name: 'list_tours',
    description: 'Lists the guided tours of Israel, with days and prices.',
  },
}

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
  const show = (cards: AnswerCardData[], total = cards.length): FoundData => {
    findings.note(cards)
    return found(cards, total)
  }
  /** Without a match, the newest are returned; what nobody asked for is shown only when the answer mentions it. */
  const searchRoom = async (room: Room, question: string): Promise<FoundData> => {
    const { words, place } = readSlots(question, today).slots
    const districts = place?.districts ?? []
    const look = (about: Pick<ThingsAsked, 'said' | 'words'>) =>
      findThings(visitor, room, { ...about, districts })
    const things = await look({ said: question, words })
    if (things.length > 0)
      return show(
        things.slice(0, MOST).map(({ card }) => card),
        things.length,
      )
    const newest = await look({ said: '', words: [] })
    findings.note([])
    return {
      ...found(
        newest.slice(0, MOST).map(({ card }) => card),
        0,
      ),
      nothing_found: 'Nothing has these words. These are the newest.',
    }
  }
  const roomTools = (Object.keys(ROOM_TOOLS) as Room[]).map((room): [string, Tool] => {
    const { name, description } = ROOM_TOOLS[room]
    const feature = ROOM_FEATURES[room]
    const run = ({ question = '' }: { question?: string }) => searchRoom(room, question)
    const input = room === 'tours' ? z.object({}) : asked
    return [name, { description, input, run, ...(feature && { feature }) }]
  })
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
    ...Object.fromEntries(roomTools),
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
