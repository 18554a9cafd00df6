import { answerField } from '#domain/questions/answer-fields.ts'
import type { Asked } from '#domain/questions/question.ts'
import { questionText } from '#domain/questions/question-texts.ts'
import type { FormErrors } from '#app/request/form.ts'
import type { Problem } from '#app/ui/error-summary.tsx'

/** The problems of a sign-up form for its summary, far from the fields: that of an answer names its question. */
export function listProblems({ message, fields }: FormErrors, { questions }: Asked): Problem[] {
  const each = Object.entries(fields).map(([field, words]) => {
    const question = questions.find(({ id }) => answerField(id) === field)
    return { field, message: question ? `${questionText(question)} ${words}` : words }
  })
  return each.length > 0 ? each : [{ message }]
}
