import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'

export type FileFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> & FieldText

/** A file input. Its form must be `multipart/form-data`. */
export function FileField({
  label,
  help,
  error,
  required,
  id,
  className,
  ...input
}: FileFieldProps) {
  return (
    <Field {...{ label, help, error, required, id, className }}>
      {(links) => (
        <input
          {...input}
          {...links}
          type="file"
          className={cn(
            inputVariants,
            'py-1 ps-1.5 text-sm file:me-3 file:min-h-8 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-3 file:text-sm file:font-medium file:text-ink',
          )}
        />
      )}
    </Field>
  )
}
