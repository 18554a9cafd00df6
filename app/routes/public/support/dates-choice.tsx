import { m } from '#messages'
import { withDateLabel } from '#domain/project-events/date-label.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { timesOf } from '#domain/project-events/when.ts'
import type { DateToChoose } from '#domain/support/chosen-date.ts'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'

/** Lets someone choose among the dates of an event; a full one puts them on its waiting list. */
export function DatesChoice({
  dates,
  timeZone,
  where,
  chosen,
  error,
}: {
  dates: readonly DateToChoose[]
  timeZone: string
  /** Where a date without a place of its own takes place. */
  where: string
  /** The ids chosen in the previous submission, with spaces between them. */
  chosen: string | undefined
  error: string | undefined
}) {
  const ids = useFieldIds('dates', { help: m.supporting_dates_help(), error })
  const coming = dates.filter(({ state }) => state !== 'over')
  const isOnTour = coming.some(({ place }) => place)
  const ticked = chosen?.split(' ') ?? (coming.length === 1 ? [coming[0]?.id] : [])
  return (
    <fieldset
      id={ids.box}
      tabIndex={-1}
      aria-describedby={ids.described}
      className="scroll-mt-24 outline-none"
    >
      <legend className="font-medium">{m.supporting_dates()}</legend>
      <div className="mt-1 flex flex-col gap-1">
        <FieldNotes ids={ids} help={m.supporting_dates_help()} error={error} />
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {coming.map((date) => (
          <li key={date.id}>
            <DateBox
              date={date}
              timeZone={timeZone}
              where={isOnTour ? inPageLanguage(date.place?.locations ?? {}) || where : ''}
              isTicked={ticked.includes(date.id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function DateBox({
  date,
  timeZone,
  where,
  isTicked,
}: {
  date: DateToChoose
  timeZone: string
  /** Empty if all dates are at one place. */
  where: string
  isTicked: boolean
}) {
  const { id, state } = date
  const isTheirs = state === 'mine' || state === 'in-line'
  const words = wordsOf(date)
  return (
    <label className="flex min-h-14 items-start gap-3 py-2.5 has-disabled:text-muted">
      <input
        type="checkbox"
        name={state === 'full' ? 'waitingDates' : 'dates'}
        value={id}
        defaultChecked={!isTheirs && isTicked}
        disabled={isTheirs}
        className="mt-0.5 size-5 tick-box"
      />
      <span className="min-w-0 flex-1">
        <bdi className="block wrap-anywhere" suppressHydrationWarning>
          {withDateLabel(date, timesOf(date, timeZone))}
        </bdi>
        {where && (
          <span dir="auto" className="block text-match text-sm text-muted wrap-anywhere">
            {where}
          </span>
        )}
        {words && <span className="block text-sm text-muted">{words}</span>}
      </span>
    </label>
  )
}

function wordsOf({ state, left }: DateToChoose): string {
  switch (state) {
    case 'mine':
      return m.supporting_date_mine()
    case 'in-line':
      return m.supporting_date_in_line()
    case 'full':
      return m.supporting_date_wait()
    default:
      return left === null ? '' : m.supporting_date_left({ places: left })
  }
}
