import { Form } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/queries/list-supporters.ts'
import type { SupportOutcome } from '#domain/support/outcome.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { TextField } from '#app/ui/text-field.tsx'

type OutcomeFormProps = {
  supporter: Supporter
  figures: readonly (keyof SupportOutcome)[]
  /** Completes a support, or corrects the outcome of a completed one. */
  answer: 'completed' | 'outcome'
  address: string
  summary: string
  submit: string
  problems: FormErrors | undefined
  pending: boolean
}

/** The outcome of a support: the figures that apply to its kind, all optional. */
export function OutcomeForm({
  supporter,
  figures,
  answer,
  address,
  summary,
  submit,
  problems,
  pending,
}: OutcomeFormProps) {
  const { id, name } = supporter
  const own = problems?.values['answer'] === answer ? problems : undefined
  const isWrong = figures.some((figure) => own?.fields[figure])
  return (
    <details open={isWrong ? true : undefined} className="open:basis-full">
      <summary
        aria-label={m.supporting_outcome_for({ words: summary, name })}
        className={`${buttonVariants({ variant: 'secondary', size: 'small' })} list-none`}
      >
        {summary}
      </summary>
      <Form
        method="post"
        action={address}
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col items-start gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="answer" value={answer} />
        <div className="grid w-full max-w-form gap-3 sm:grid-cols-2">
          {figures.map((figure) => (
            <TextField
              key={figure}
              id={`${figure}-${id}`}
              name={figure}
              label={figure === 'hours' ? m.supporting_hours() : m.supporting_meals()}
              help={figure === 'hours' ? m.supporting_hours_help() : undefined}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={own?.values[figure] ?? supporter[figure]?.toString() ?? ''}
              error={own?.fields[figure]}
            />
          ))}
        </div>
        <Button type="submit" size="small" pending={pending}>
          {submit}
        </Button>
      </Form>
    </details>
  )
}
