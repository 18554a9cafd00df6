import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'
import { NOT_CHOSEN } from './not-chosen.ts'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required' | 'defaultValue'> &
  FieldText & {
    defaultValue?: string | null | undefined
    /** The words of a first option that stands for no choice; it is chosen where nothing else is. */
    none?: string
  }

/** One of a list, by the browser's own `select`; give it `option` children. */
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
