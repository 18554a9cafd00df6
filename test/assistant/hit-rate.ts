import { answerFromSite } from '#domain/assistant/answer-from-site.ts'
import type { ChatMessage } from '#domain/assistant/assistant.ts'
import type { SiteAnswer } from '#domain/assistant/site/site-answer.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import type { Caller } from '#platform/operation.ts'
import { gradeAnswer, type Grade } from './held-out/grade-answer.ts'
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

/** A held-out question with its answer and grade. */
export type GradedQuestion = { kind: string; say: string; answer: SiteAnswer; grade: Grade }

/** Asks the built-in assistant the questions that nobody tunes it on, and grades each answer. */
export async function gradeEverything(
  caller: Caller,
  questions: Record<string, readonly Question[]>,
): Promise<GradedQuestion[]> {
  const graded: GradedQuestion[] = []
  for (const [kind, asked] of Object.entries(questions)) {
    for (const { say, expect } of asked) {
      const { before, prompt } = await converse(caller, say)
      const given = await answer(caller, prompt, before)
      const grade = await gradeAnswer(
        { answer: given, items: await itemsOf(caller, given) },
        expect,
        {
          now: caller.runtime.clock.now(),
          async choose(choice) {
            const turn = [
              ...before,
              { role: 'user' as const, content: prompt },
              { role: 'assistant' as const, content: given.text },
            ]
            const chosen = await answer(caller, choice, turn)
            return { answer: chosen, items: await itemsOf(caller, chosen) }
          },
        },
      )
      graded.push({ kind, say: [say].flat().join(' → '), answer: given, grade })
    }
  }
  return graded
}

async function ask(caller: Caller, { say, expect }: Question) {
  const { before, prompt } = await converse(caller, say)
  const started = performance.now()
  const given = await answer(caller, prompt, before)
  const tookMs = performance.now() - started
  const items = await itemsOf(caller, given)
  const now = caller.runtime.clock.now()
  return { answer: given, wrong: judgeAnswer(given, { expect, items, now }), tookMs }
}

/** Asks all but the last question; returns that, and the conversation before it. */
async function converse(caller: Caller, say: Question['say']) {
  const said = [say].flat()
  const before: ChatMessage[] = []
  for (const prompt of said.slice(0, -1)) {
    const { text } = await answer(caller, prompt, before)
    before.push({ role: 'user', content: prompt }, { role: 'assistant', content: text })
  }
  return { before, prompt: said.at(-1) ?? '' }
}

/** The projects and events of an answer, as the site has them. */
function itemsOf(caller: Caller, given: SiteAnswer) {
  return Promise.all(
    given.cards
      .filter(({ kind }) => kind === 'project' || kind === 'event')
      .map(({ address }) => getPublic(caller, { id: address.split('/').at(-1) ?? '' })),
  )
}

function answer(caller: Caller, prompt: string, previousMessages: readonly ChatMessage[]) {
  return answerFromSite(caller, {
    prompt,
    actionType: 'answer',
    context: { previousMessages: [...previousMessages] },
  })
}
