import { Form, useNavigation } from 'react-router'
import { readMembers } from '#domain/attendance/attendance.ts'
import { describeDate } from '#domain/attendance/describe-date.ts'
import type { Proposal, ProposalDate, SaidHours } from '#domain/attendance/find-proposal.ts'
import { HOURS_ANCHOR } from '#domain/support/sign-up-link.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { WhoCame } from '../../shared/who-came.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

export const PROPOSE_INTENT = 'propose-hours'
export const TAKE_BACK_INTENT = 'take-back-hours'

type ProposeHoursProps = {
  proposal: Proposal
  organization: string
  timeZone: string
  problems: FormErrors | undefined
}

/** The hours that a person says they gave, of the date or day that they mean, until their organization confirms some. */
export function ProposeHours({ proposal, organization, timeZone, problems }: ProposeHoursProps) {
  const { dates, said, members } = proposal
  const { formData } = useNavigation()
  const own = problems?.values['intent'] === PROPOSE_INTENT ? problems : undefined
  const total = said.reduce((sum, { hours }) => sum + hours, 0)
  const open = dates.find(({ id, days }) => days || !said.some(({ date }) => date.id === id))
  const [only, ...others] = dates
  // Of one date, saying it again changes it.
  const changed = others.length === 0 && !only?.days ? said[0] : undefined
  const stored = changed && eachOf(changed)
  const came = (own && readMembers(own.values)) ?? changed?.members ?? []
  return (
    <section
      id={HOURS_ANCHOR}
      className="mt-6 scroll-mt-24 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="font-display text-subheading font-bold">
        {members.length > 0 ? m.onday_propose_group() : m.onday_propose()}
      </h2>
      <p className="mt-1.5 text-muted wrap-anywhere">
        {total === 0
          ? (members.length > 0 ? m.onday_propose_group_text : m.onday_propose_text)({
              organization,
            })
          : m.onday_proposed({ organization, count: total, hours: format.number(total) })}
      </p>
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {said.map((one) => (
          <li key={one.id}>
            <Said {...one} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {only && (
        <Form
          method="post"
          noValidate
          preventScrollReset
          // A new form once something was said, with nothing of before in its fields.
          key={said.map(({ id, hours }) => `${id} ${hours}`).join()}
          className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-4"
        >
          {others.length > 0 ? (
            <SelectField
              {...keptField(own, 'date', (open ?? only).id)}
              label={m.onday_propose_which()}
              className="w-full sm:w-auto sm:min-w-72"
            >
              {dates.map((date) => (
                <option key={date.id} value={date.id ?? ''}>
                  {describeDate(date, timeZone)}
                </option>
              ))}
            </SelectField>
          ) : (
            <input type="hidden" name="date" value={only.id ?? ''} />
          )}
          <Day dates={dates} problems={own} />
          <TextField
            {...keptField(own, 'hours', stored?.toString())}
            label={members.length > 0 ? m.onday_propose_each() : m.onday_hours()}
            inputMode="numeric"
            autoComplete="off"
            className="w-32"
          />
          <Button
            type="submit"
            name="intent"
            value={PROPOSE_INTENT}
            variant="secondary"
            pending={formData?.get('intent') === PROPOSE_INTENT}
            // As high as the fields, below their labels.
            className="mt-6.5"
          >
            {stored === undefined ? m.onday_propose_do() : m.onday_propose_change()}
          </Button>
          <WhoCame members={members} came={came} />
        </Form>
      )}
    </section>
  )
}

/** The day that is meant, of what lasts for days; the server reads it only for these. */
function Day({
  dates,
  problems,
}: {
  dates: readonly ProposalDate[]
  problems: FormErrors | undefined
}) {
  const days = dates.flatMap((date) => date.days ?? [])
  const [first] = days
  if (!first) return null
  const from = days.map((one) => one.from).toSorted()[0]
  const to = days
    .map((one) => one.to)
    .toSorted()
    .at(-1)
  return (
    <TextField
      {...keptField(problems, 'day', first.to)}
      type="date"
      label={m.onday_propose_day()}
      min={from}
      max={to}
      className="w-44"
    />
  )
}

/** Of a group the hours of each, as its leader typed them. */
function eachOf({ hours, members }: SaidHours): number {
  return members.length > 0 ? Math.round(hours / members.length) : hours
}

function Said({ timeZone, ...said }: SaidHours & { timeZone: string }) {
  const { id, date, day, hours, members } = said
  const when = day ? format.day(day) : describeDate(date, timeZone)
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5"
    >
      <input type="hidden" name="id" value={id} />
      <span className="min-w-0 flex-1 basis-40 tabular-nums wrap-anywhere">
        {m.onday_said({ when, count: hours, hours: format.number(hours) })}
        {members.length > 0 &&
          ` · ${m.onday_said_group({ count: members.length, each: format.number(eachOf(said)) })}`}
      </span>
      <Button
        type="submit"
        name="intent"
        value={TAKE_BACK_INTENT}
        variant="quiet"
        size="small"
        aria-label={m.onday_take_back_of({ when })}
      >
        {m.onday_take_back()}
      </Button>
    </Form>
  )
}
