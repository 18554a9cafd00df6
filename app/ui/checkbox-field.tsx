import type { ComponentProps } from 'react'
import { FieldNotes, linksOf, RequiredMark, useFieldIds, type FieldText } from './field.tsx'
import { cn } from './class-names.ts'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'required' | 'type'> & FieldText

/** A single checkbox; the whole row is clickable. */
export function CheckboxField({
  label,
  help,
  error,
  required,
  id,
  className,
  ...input
}: CheckboxFieldProps) {
  const ids = useFieldIds(id, { help, error })
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <label htmlFor={ids.box} className="flex min-h-11 items-start gap-3 py-2.5 leading-6">
        <input
          {...input}
          {...linksOf(ids, { error, required })}
          type="checkbox"
          className="mt-0.5 size-5 tick-box"
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <div className="flex flex-col gap-1 ps-8 empty:hidden">
        <FieldNotes ids={ids} help={help} error={error} />
      </div>
    </div>
  )
}
