import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'
import { NOT_CHOSEN } from './not-chosen.ts'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required' | 'defaultValue'> &
  FieldText & {
    defaultValue?: string | null | undefined
    /** Label of a first option for no choice; selected by default. */
    none?: string
  }

/** A native `select`; its children are `option` elements. */
export function SelectField({
  label,
  help,
  error,
  required,
  id,
  className,
  none,
  defaultValue,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, required, id, className }}>
      {(links) => (
        <span className="relative block">
          <select
            {...select}
            {...links}
            defaultValue={(defaultValue || (none && NOT_CHOSEN)) ?? undefined}
            className={cn(inputVariants, 'appearance-none pe-10')}
          >
            {none && <option value={NOT_CHOSEN}>{none}</option>}
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
