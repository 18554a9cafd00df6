import type { AssistantFigures } from '#domain/assistant/queries/get-assistant-figures.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { outcomeWords } from './desk-words.ts'

const cell = 'px-3 py-2 text-end tabular-nums sm:px-4'
const head = 'px-3 py-2 text-start font-normal sm:px-4'

const outcomes = Object.entries(outcomeWords) as [keyof typeof outcomeWords, () => string][]

/** The assistant's figures for a week and a month: questions, outcomes, and which source answered. */
export function FiguresTable({ week, month }: { week: AssistantFigures; month: AssistantFigures }) {
  const times = [week, month]
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{m.assistantdesk_figures()}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className={head}>
              <span className="sr-only">{m.assistantdesk_ended()}</span>
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.assistantdesk_week()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.forms_30_days()}
            </th>
          </tr>
        </thead>
        <tbody className="border-t border-line">
          <tr className="font-medium">
            <th scope="row" className={`${head} font-medium`}>
              {m.assistantdesk_asked()}
            </th>
            {times.map(({ asked }, at) => (
              <Share key={at} of={asked} asked={0} />
            ))}
          </tr>
          {outcomes.map(([outcome, words]) => (
            <tr key={outcome}>
              <th scope="row" className={head}>
                {words()}
              </th>
              {times.map((figures, at) => (
                <Share key={at} of={figures.outcomes[outcome]} asked={figures.asked} />
              ))}
            </tr>
          ))}
        </tbody>
        <tbody className="border-t border-line">
          {(['site', 'model'] as const).map((by) => (
            <tr key={by}>
              <th scope="row" className={head}>
                {by === 'site' ? m.assistantdesk_by_site() : m.assistantdesk_by_model()}
              </th>
              {times.map((figures, at) => (
                <Share key={at} of={figures.answeredBy[by]} asked={figures.asked} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Shows a count and its share of the total. The space for the share is always reserved, so that the figures line up. */
function Share({ of, asked }: { of: number; asked: number }) {
  return (
    <td className={cell}>
      {format.number(of)}
      <span className="ms-2 inline-block min-w-9 font-normal text-muted">
        {of > 0 && asked > 0 && m.forms_percent({ percent: shareOf(of, asked) })}
      </span>
    </td>
  )
}

/** Rounds to whole percent; anything below one is shown as "<1". */
function shareOf(part: number, all: number): string {
  const percent = (part / all) * 100
  return percent < 1 ? '<1' : Math.round(percent).toString()
}
