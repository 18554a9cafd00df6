import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import type { Month } from '#domain/project-events/day.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { monthWords } from '#app/ui/format-date.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { CALENDAR, calendarAddress, type CalendarQuery } from './calendar-address.ts'

/** Which month is shown, and whether also what is over. A plain form without scripts. */
export function ChooseMonth({ asked, months }: { asked: CalendarQuery; months: readonly Month[] }) {
  const alive = useHydrated()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { month, date, previous } = asked

  const shown = useRef(`${month} ${previous}`)

  // A link or the way back changes what is asked. Until then the fields are left alone: somebody may have chosen before
  // the page came alive.
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
      }),
      { preventScrollReset: true },
    )
  }
  return (
    <form
      ref={form}
      action={CALENDAR}
      // No browser puts back what was chosen for another address.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      // Nothing is to be prevented here: of a box, that would be its being ticked.
      onChange={(event) => show(event.currentTarget)}
    >
      <div className="flex items-end gap-3">
        <SelectField
          id="calendar-month"
          name="month"
          label={m.calendar_month()}
          defaultValue={month}
          className="flex-1"
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {monthWords(one)}
            </option>
          ))}
        </SelectField>
        {!alive && <Button variant="secondary">{m.calendar_show()}</Button>}
      </div>
      <CheckboxField
        id="calendar-previous"
        name="previous"
        value="1"
        label={m.calendar_show_previous()}
        defaultChecked={previous}
        className="mt-1"
      />
      {date && <input type="hidden" name="date" value={date} />}
    </form>
  )
}
