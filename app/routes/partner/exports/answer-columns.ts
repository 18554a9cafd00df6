import { m } from '#messages'
import type { Answer } from '#domain/questions/question.ts'
import { answerText, questionText } from '#domain/questions/question-texts.ts'
import type { CsvCell } from '#platform/text/csv.ts'

type Answered = { answered: readonly Answer[] }

/**
 * A column for each question that was asked, in the order in which they first appear. Questions with the same text
 * share one, also those of several items, such as of one that was copied.
 */
export function answerColumns(rows: readonly Answered[]): {
  heads: string[]
  cellsOf: (row: Answered) => CsvCell[]
} {
  const heads = new Set<string>()
  for (const { answered } of rows) {
    for (const { asked } of answered) heads.add(questionText(asked))
  }
  return {
    heads: [...heads].map((question) => m.questions_csv({ question })),
    cellsOf: ({ answered }) =>
      [...heads].map((head) => {
        const given = answered.filter(({ asked }) => questionText(asked) === head)
        return given.map(toCell).find((cell) => cell !== '') ?? null
      }),
  }
}

function toCell(given: Answer): CsvCell {
  const isNumber = given.asked.kind === 'number' && given.answer !== null
  return isNumber ? Number(given.answer) : answerText(given)
}
