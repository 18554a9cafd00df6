import { DUTIES, type Duty } from '#domain/partners/duty.ts'
import { DUTY_LABELS } from '#domain/partners/duty-words.ts'
import { m } from '#messages'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'

const HELP: Record<Duty, () => string> = {
  write: m.team_duty_write_help,
  answer: m.team_duty_answer_help,
  money: m.team_duty_money_help,
}

type DutyFieldsProps = {
  /** Distinguishes several of them on a page. */
  id: string
  chosen: readonly string[]
  error: string | undefined
}

/** The duties of someone in the team, each to tick. */
export function DutyFields({ id, chosen, error }: DutyFieldsProps) {
  const errorId = `${id}-duties-error`
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="text-sm font-medium">{m.team_duties()}</legend>
      {DUTIES.map((duty) => (
        <CheckboxField
          key={duty}
          id={`${id}-${duty}`}
          name="duties"
          value={duty}
          label={DUTY_LABELS[duty]()}
          help={HELP[duty]()}
          defaultChecked={chosen.includes(duty)}
        />
      ))}
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
