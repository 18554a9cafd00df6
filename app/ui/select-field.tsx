import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldWords } from './field.tsx'
import { boxLook } from './field-look.ts'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'required'> & FieldWords

/** One of a list, by the browser's own `select`; give it `option` children. */
export function SelectField({
  label,
  help,
  error,
  required,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, required, id, className }}>
      {(links) => (
        <span className="relative block">
          <select {...select} {...links} className={cn(boxLook, 'appearance-none pe-10')} />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
