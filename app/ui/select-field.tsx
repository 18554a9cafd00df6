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

/** The native `select` of a field, or one that is named by its `aria-label`. */
export function Select({
  none,
  defaultValue,
  className,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'defaultValue'> &
  Pick<SelectFieldProps, 'defaultValue'> & { none?: string | undefined }) {
  return (
    <span className={cn('relative block', className)}>
      <select
        {...select}
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
  )
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
        <Select {...select} {...links} defaultValue={defaultValue} none={none}>
          {children}
        </Select>
      )}
    </Field>
  )
}
