import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { m } from '#messages'
import { cn } from './class-names.ts'

/** What every field says about itself. */
export type FieldText = {
  label: ReactNode
  /** Shown below the box, before any error. */
  help?: ReactNode
  /** What is wrong and what to do; null or absent when nothing is. */
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

/** Label above, box, help and error below; hands the box the ids that tie them together. */
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

/** The ids of a field's parts. The box has the given id or a generated one. */
export function useFieldIds(
  given: string | undefined,
  { help, error }: { help?: ReactNode; error?: ReactNode },
): FieldIds {
  const own = useId()
  const box = given ?? own
  const described = [help && `${box}-help`, error && `${box}-error`].filter(Boolean).join(' ')
  return { box, help: `${box}-help`, error: `${box}-error`, described: described || undefined }
}

/** The attributes that tie a box to its notes. */
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

/** Help and error below a box. */
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

/** The star of a required field; readers hear it from the `required` attribute instead. */
export function RequiredMark() {
  return (
    <span aria-hidden title={m.design_required()} className="ms-1 text-donate">
      *
    </span>
  )
}
