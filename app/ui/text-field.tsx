import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'required'> &
  FieldText & { boxClassName?: string | undefined }

/** A single-line text input. Its direction follows its content, so Hebrew is right-aligned; URLs and numbers stay left. */
export function TextField({
  label,
  help,
  error,
  required,
  id,
  className,
  boxClassName,
  ...input
}: TextFieldProps) {
  const latin = ['email', 'url', 'tel', 'number', 'date', 'time'].includes(input.type ?? 'text')
  return (
    <Field {...{ label, help, error, required, id, className }}>
      {(links) => (
        <input
          dir={latin ? 'ltr' : 'auto'}
          {...input}
          {...links}
          className={cn(inputVariants, boxClassName)}
        />
      )}
    </Field>
  )
}
