import { Link } from 'react-router'
import { mayOpenPage, type Standing } from '#domain/partners/duty.ts'
import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import type { Owed } from '#domain/waiting/list-owed.ts'
import { answerPath, obligationLabels } from '#domain/waiting/obligation.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Card } from '#app/ui/card.tsx'
import { standingTone, standingWords } from './standing-words.ts'

type OwedAnswersProps = {
  standing: AnswerStanding | null
  owed: readonly Owed[]
  duties: readonly Standing[]
}

/** What the organization has not answered in time, and what that leads to; nothing if nothing is overdue. */
export function OwedAnswers({ standing, owed, duties }: OwedAnswersProps) {
  if (owed.length === 0) return null
  return (
    <section aria-labelledby="owed" className="grid gap-3">
      {standing && (
        <Banner tone={standingTone(standing)} title={standingWords(standing).title}>
          {standingWords(standing).text}
        </Banner>
      )}
      <Card className="p-5 sm:p-6">
        <h2 id="owed" className="scroll-mt-24 font-display text-subheading font-bold">
          {m.due_owed_title()}
        </h2>
        <p className="mt-1 text-muted">{m.due_owed_text()}</p>
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {owed.map((one) => (
            <li key={`${one.kind} ${one.id}`} className="py-2">
              <What one={one} duties={duties} />
              <p className="text-sm text-muted">
                {m.due_owed_since({ date: format.date(one.since) })}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function What({ one, duties }: { one: Owed; duties: readonly Standing[] }) {
  const path = answerPath(one)
  const words = (
    <>
      {obligationLabels[one.kind]()}
      {one.title !== null && (
        <>
          {': '}
          <bdi>{one.title}</bdi>
        </>
      )}
    </>
  )
  if (!path || !mayOpenPage(duties, path.split('?')[0] ?? path)) {
    return <p className="font-medium wrap-anywhere">{words}</p>
  }
  return (
    <Link
      to={path}
      className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
    >
      {words}
    </Link>
  )
}
