import { m } from '#messages'
import {
  findMatchingAmbassadors,
  type FoundAmbassador,
} from '#domain/ambassadors/queries/find-matching-ambassadors.ts'
import { summarize } from '../../project-events/summarize.ts'
import type { AnswerCardData } from '../assistant.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const BESIDES = /^(ambassadors?|become|meet|who|list|show|all)$/

/** Answers who promotes projects here, and how to become an ambassador. */
export async function answerAmbassadors({ caller, said, text }: Asked): Promise<SiteAnswer> {
  if (!caller.runtime.switches.isOn('ambassadors')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const words = said.words.filter((word) => !BESIDES.test(word)).slice(0, 24)
  const found = await findMatchingAmbassadors(caller, { words, said: text, most: SHOWN })
  const named = found.ambassadors.find(({ isNamed }) => isNamed)
  const isUnknown = words.length > 0 && found.ambassadors.length === 0
  const { ambassadors } = isUnknown ? await findMatchingAmbassadors(caller, { most: SHOWN }) : found
  const lead = [
    ...(named ? [m.answers_ambassador_named({ name: plain(named.thing.name) })] : []),
    ...(isUnknown && /\bwho\b/i.test(text) ? [m.answers_ambassador_none()] : []),
  ]
  return {
    text: [...lead, m.answers_ambassadors()].join(' '),
    cards: (named ? [named] : ambassadors).map(({ thing }) => ambassadorCard(thing)),
    choices: [],
    outcome: lead.length > 0 && !named ? 'nothing-found' : 'answered',
    hits: ambassadors.length,
  }
}

function ambassadorCard({ id, name, summary, photo, logo }: FoundAmbassador): AnswerCardData {
  return {
    kind: 'ambassador',
    address: `/ambassador/${id}`,
    title: name,
    text: summarize(summary, 140),
    image: photo ?? logo,
    place: null,
    time: null,
  }
}
