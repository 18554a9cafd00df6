import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import type { Month } from '#domain/calendar/day.ts'
import { useAlive } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { monthWords } from '#app/ui/day-words.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { CALENDAR, calendarAddress, type CalendarQuery } from './calendar-address.ts'

/** Which month is shown, and whether also what is over. A plain form without scripts. */
export function ChooseMonth({ asked, months }: { asked: CalendarQuery; months: readonly Month[] }) {
  const alive = useAlive()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { month, date, previous } = asked

  // The browser keeps what was chosen; a link or the way back changes what is asked all the same.
  useEffect(() => {
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
