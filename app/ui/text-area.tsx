import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'
import { inputVariants } from './field-look.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required'> & FieldText

/** A multi-line text input; grows with its content where the browser supports it. */
export function TextArea({ label, help, error, required, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, help, error, required, id, className }}>
      {(links) => (
        <textarea
          dir="auto"
          rows={4}
          {...area}
          {...links}
          className={cn(inputVariants, 'field-sizing-content max-h-96 min-h-28')}
        />
      )}
    </Field>
  )
}
