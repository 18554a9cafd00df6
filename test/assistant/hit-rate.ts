import { answerFromSite } from '#domain/assistant/answer-from-site.ts'
import type { ChatMessage } from '#domain/assistant/assistant.ts'
import type { SiteAnswer } from '#domain/assistant/site/site-answer.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import type { Caller } from '#platform/operation.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Question } from './question.ts'

export type Judged = {
  kind: string
  question: Question
  answer: SiteAnswer
  wrong: string[]
  tookMs: number
}

/** Asks the built-in assistant everything, one after the other, and judges each answer. */
export async function askEverything(
  caller: Caller,
  questions: Record<string, readonly Question[]>,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const [kind, asked] of Object.entries(questions)) {
    for (const question of asked) judged.push({ kind, question, ...(await ask(caller, question)) })
  }
  return judged
}

/** The share of questions that were answered as expected, 0 to 1. */
export function hitRate(judged: readonly Judged[]): number {
  const hits = judged.filter(({ wrong }) => wrong.length === 0).length
  return judged.length === 0 ? 0 : hits / judged.length
}

/** A question that was not answered as expected, in a line. */
export function missWords({ kind, question, wrong }: Judged): string {
  return `${kind}: ${JSON.stringify(question.say)}: ${wrong.join('; ')}`
}

async function ask(caller: Caller, { say, expect }: Question) {
  const said = [say].flat()
  const before: ChatMessage[] = []
  for (const prompt of said.slice(0, -1)) {
    const { text } = await answer(caller, prompt, before)
    before.push({ role: 'user', content: prompt }, { role: 'assistant', content: text })
  }
  const started = performance.now()
  const given = await answer(caller, said.at(-1) ?? '', before)
  const tookMs = performance.now() - started
  const items = await Promise.all(
    given.cards
      .filter(({ kind }) => kind === 'project' || kind === 'event')
      .map(({ address }) => getPublic(caller, { id: address.split('/').at(-1) ?? '' })),
  )
  const now = caller.runtime.clock.now()
  return { answer: given, wrong: judgeAnswer(given, { expect, items, now }), tookMs }
}

function answer(caller: Caller, prompt: string, previousMessages: readonly ChatMessage[]) {
  return answerFromSite(caller, {
    prompt,
    actionType: 'answer',
    context: { previousMessages: [...previousMessages] },
  })
}
