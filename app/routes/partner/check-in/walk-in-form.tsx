import { useRef, type FormEvent } from 'react'
import { WALK_IN_NAME_MAX } from '#domain/attendance/attendance.ts'
import { kindLabel, type SupportKind } from '#domain/support/support.ts'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Mark } from './marks-store.ts'

type WalkInFormProps = {
  address: string
  formKey: string
  ways: readonly SupportKind[]
  problems: FormErrors | undefined
  mark: (mark: Omit<Mark, 'id'>) => void
}

/** Adds someone who came without having signed up. */
export function WalkInForm({ address, formKey, ways, problems, mark }: WalkInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const own = problems?.values['intent'] === 'walk-in' ? problems : undefined
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    event.preventDefault()
    const name = typed['name']?.trim() ?? ''
    if (name === '') return form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    const { email = '', way } = typed
    mark({ intent: 'walk-in', name, email, ...(way ? { way } : {}) })
    form.current?.reset()
  }
  if (ways.length === 0) return null
  return (
    <details open={own ? true : undefined}>
      <summary className={`${buttonVariants({ variant: 'secondary' })} list-none`}>
        {m.onday_walk_in()}
      </summary>
      <form
        ref={form}
        method="post"
        action={localized(address)}
        onSubmit={keep}
        className="mt-4 flex max-w-form flex-col gap-4"
      >
        <p className="text-muted">{m.onday_walk_in_text()}</p>
        <input type="hidden" name="intent" value="walk-in" />
        <input type="hidden" name="formKey" value={formKey} />
        <TextField
          {...keptField(own, 'name')}
          label={m.onday_walk_in_name()}
          maxLength={WALK_IN_NAME_MAX}
          autoComplete="off"
          required
        />
        <TextField
          {...keptField(own, 'email')}
          type="email"
          label={m.onday_walk_in_email()}
          help={m.onday_walk_in_email_help()}
          autoComplete="off"
        />
        {ways.length > 1 && (
          <SelectField {...keptField(own, 'way', ways[0])} label={m.onday_walk_in_way()}>
            {ways.map((way) => (
              <option key={way} value={way}>
                {kindLabel(way)}
              </option>
            ))}
          </SelectField>
        )}
        <div>
          <Button type="submit">{m.onday_walk_in_do()}</Button>
        </div>
      </form>
    </details>
  )
}
