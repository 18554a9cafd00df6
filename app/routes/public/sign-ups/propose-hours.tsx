import { Form, useNavigation } from 'react-router'
import type { Proposal } from '#domain/attendance/find-proposal.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

export const PROPOSE_INTENT = 'propose-hours'

type ProposeHoursProps = {
  proposal: Proposal
  organization: string
  problems: FormErrors | undefined
}

/** The hours that a person says they gave, until their organization confirms some. */
export function ProposeHours({ proposal, organization, problems }: ProposeHoursProps) {
  const { formData } = useNavigation()
  const own = problems?.values['intent'] === PROPOSE_INTENT ? problems : undefined
  const { hours } = proposal
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-5">
      <h2 className="font-display text-subheading font-bold">{m.onday_propose()}</h2>
      <p className="mt-1.5 text-muted wrap-anywhere">
        {hours === null
          ? m.onday_propose_text({ organization })
          : m.onday_proposed({ organization, count: hours, hours: format.number(hours) })}
      </p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <TextField
          {...keptField(own, 'hours', hours?.toString())}
          label={m.onday_hours()}
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
        >
          {hours === null ? m.onday_propose_do() : m.onday_propose_change()}
        </Button>
      </Form>
    </section>
  )
}
