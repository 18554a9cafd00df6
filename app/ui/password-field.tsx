import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { m } from '#messages'
import { useHydrated } from './alive.ts'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'
import { StrengthHint } from './strength-hint.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> &
  FieldText & {
    /** For a new password: its minimum length; shows a strength hint during input. */
    strengthFrom?: number | undefined
  }

/** A password input with a button to reveal it. The button appears once JavaScript runs. */
export function PasswordField({
  label,
  help,
  error,
  required,
  id,
  className,
  strengthFrom,
  onChange,
  ...input
}: PasswordFieldProps) {
  const alive = useHydrated()
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <Field {...{ label, help, error, required, id }}>
        {(links) => (
          <span className="relative block" dir="ltr">
            <input
              autoComplete={strengthFrom === undefined ? 'current-password' : 'new-password'}
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...links}
              type={shown ? 'text' : 'password'}
              dir="ltr"
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                onChange?.(event)
              }}
              className={cn(inputVariants, 'pe-12')}
            />
            {alive && (
              <button
                type="button"
                aria-pressed={shown}
                aria-label={m.design_show_password()}
                title={shown ? m.design_hide_password() : m.design_show_password()}
                onClick={() => setShown(!shown)}
                className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-primary"
              >
                {shown ? (
                  <EyeOff aria-hidden className="size-5" />
                ) : (
                  <Eye aria-hidden className="size-5" />
                )}
              </button>
            )}
          </span>
        )}
      </Field>
      {strengthFrom !== undefined && <StrengthHint password={typed} minimum={strengthFrom} />}
    </div>
  )
}
