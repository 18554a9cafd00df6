import { Link } from 'react-router'
import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import { OWED_PATH } from '#domain/waiting/obligation.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { standingTone, standingWords } from '../dashboard/standing-words.ts'

/** Says, above the editor of a new post, that the organization has to answer first, with a link to what it owes. */
export function AnswersFirst({
  standing,
  className,
}: {
  standing: AnswerStanding | null
  className: string
}) {
  if (!standing || standing.state === 'lifted') return null
  const { title, text } = standingWords(standing)
  return (
    <Banner
      tone={standingTone(standing)}
      title={title}
      className={className}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to={OWED_PATH}>{m.due_owed_see()}</Link>
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
