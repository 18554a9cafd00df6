import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { m } from '#messages'
import { cn } from './class-names.ts'

/** Texts shared by all fields. */
export type FieldText = {
  label: ReactNode
  /** Shown below the input, before any error. */
  help?: ReactNode
  /** Error message with what to do; null or absent if valid. */
  error?: ReactNode
  required?: boolean | undefined
}

export type BoxLinks = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldText & {
  id?: string | undefined
  className?: string | undefined
  children: (links: BoxLinks) => ReactNode
}

/** Label above the input, help and error below; passes the input the ids that connect them. */
export function Field({ label, help, error, required, id, className, children }: FieldProps) {
  const ids = useFieldIds(id, { help, error })
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={ids.box} className="text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      {children(linksOf(ids, { error, required }))}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}

export type FieldIds = { box: string; help: string; error: string; described: string | undefined }

/** Returns the ids of a field's parts. The input has the given id or a generated one. */
export function useFieldIds(
  given: string | undefined,
  { help, error }: { help?: ReactNode; error?: ReactNode },
): FieldIds {
  const own = useId()
  const box = given ?? own
  const described = [help && `${box}-help`, error && `${box}-error`].filter(Boolean).join(' ')
  return { box, help: `${box}-help`, error: `${box}-error`, described: described || undefined }
}

/** Returns the attributes that connect an input to its help and error. */
export function linksOf(
  ids: FieldIds,
  { error, required }: { error?: ReactNode; required?: boolean | undefined },
): BoxLinks {
  return {
    id: ids.box,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.described,
  }
}

/** Help and error below an input. */
export function FieldNotes({
  ids,
  help,
  error,
}: {
  ids: FieldIds
  help?: ReactNode
  error?: ReactNode
}) {
  return (
    <>
      {help && (
        <p id={ids.help} className="text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={ids.error} className="flex gap-1.5 text-sm font-medium text-donate">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  )
}

/** The star of a required field; screen readers announce the `required` attribute instead. */
export function RequiredMark() {
  return (
    <span aria-hidden title={m.design_required()} className="ms-1 text-donate">
      *
    </span>
  )
}
