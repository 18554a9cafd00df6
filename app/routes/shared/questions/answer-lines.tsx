import type { Answer } from '#domain/questions/question.ts'
import { OthersText } from '#app/ui/others-text.tsx'
import { answerText, languageOf, questionText } from '#domain/questions/question-texts.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'

/** What someone answered, each with the question as it was asked. Nothing if nothing was answered. */
export function AnswerLines({
  answered,
  className,
}: {
  answered: readonly Answer[]
  className?: string
}) {
  const given = answered.filter(({ answer }) => answer !== null)
  if (given.length === 0) return null
  return (
    <dl className={className} aria-label={m.questions_answers_given()}>
      {given.map((one) => (
        <div key={one.asked.id} className="mt-2 first:mt-0">
          <dt className="text-sm text-muted wrap-anywhere">
            <bdi lang={otherThanPage(languageOf(one.asked))}>{questionText(one.asked)}</bdi>
          </dt>
          <OthersText as="dd" className="wrap-anywhere">
            {answerText(one)}
          </OthersText>
        </div>
      ))}
    </dl>
  )
}
