import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import type { Month } from '#domain/project-events/day.ts'
import { listParams } from '#domain/project-events/list-address.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { monthWords } from '#app/ui/format-date.ts'
import { Select } from '#app/ui/select-field.tsx'
import { localized } from '#platform/text/language.ts'
import { CALENDAR, calendarAddress, type CalendarQuery } from './calendar-address.ts'

type ChooseMonthProps = {
  asked: CalendarQuery
  months: readonly Month[]
  /** Renders the days of the month below the field that selects it. */
  children: (field: ReactNode) => ReactNode
}

/** Selects the month and whether to show past events. A plain form without scripts. */
export function ChooseMonth({ asked, months, children }: ChooseMonthProps) {
  const alive = useHydrated()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { month, date, previous, filters } = asked

  const shown = useRef(`${month} ${previous}`)

  // Sync the fields when a link or the back button changes the query, but not on mount: the user may have changed
  // them before hydration.
  useEffect(() => {
    const now = `${month} ${previous}`
    if (shown.current === now) return
    shown.current = now
    const fields = form.current?.elements
    const select = fields?.namedItem('month')
    const box = fields?.namedItem('previous')
    if (select instanceof HTMLSelectElement) select.value = month
    if (box instanceof HTMLInputElement) box.checked = previous
  }, [month, previous])

  const show = (choice: HTMLFormElement) => {
    const chosen = new FormData(choice)
    const other = String(chosen.get('month'))
    void navigate(
      calendarAddress({
        month: other,
        date: other === month ? date : null,
        previous: chosen.get('previous') === '1',
        filters,
      }),
      { preventScrollReset: true },
    )
  }
  return (
    <form
      ref={form}
      action={localized(CALENDAR)}
      // Browsers must not restore the choice made for another URL.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      // Do not prevent the default here: it would keep the checkbox from being checked.
      onChange={(event) => show(event.currentTarget)}
    >
      {children(
        <div className="flex min-w-0 flex-1 gap-2">
          <Select
            name="month"
            aria-label={m.calendar_month()}
            defaultValue={month}
            className="min-w-0 flex-1"
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {monthWords(one)}
              </option>
            ))}
          </Select>
          {!alive && <Button variant="secondary">{m.calendar_show()}</Button>}
        </div>,
      )}
      <CheckboxField
        id="calendar-previous"
        name="previous"
        value="1"
        label={m.calendar_show_previous()}
        defaultChecked={previous}
        className="mt-1"
      />
      {[...listParams(filters)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {date && <input type="hidden" name="date" value={date} />}
    </form>
  )
}
