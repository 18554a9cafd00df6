import { useState, type ChangeEvent } from 'react'
import { ACCEPTED, FILE_LIMITS, type FileKind } from '#domain/files/file.ts'
import { FileField } from '#app/ui/file-field.tsx'

/**
 * File input for one picture. A file over the limit is reported immediately and not sent, because the server would
 * refuse the whole form.
 */
export function PictureField({
  kind,
  label,
  help,
  error,
  tooLarge,
  onPick,
}: {
  kind: FileKind
  label: string
  help: string
  error: string | undefined
  /** Message for a file over the limit. */
  tooLarge: string
  /** Called when a file within the limit is chosen. */
  onPick?: (field: HTMLInputElement) => void
}) {
  const [isTooLarge, setTooLarge] = useState(false)

  function measure({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const size = field.files?.[0]?.size ?? 0
    const isOver = size > FILE_LIMITS[kind]
    setTooLarge(isOver)
    if (isOver) field.value = ''
    else if (size > 0) onPick?.(field)
  }

  return (
    <FileField
      id="image"
      name="image"
      accept={ACCEPTED.picture}
      onChange={measure}
      label={label}
      help={help}
      error={isTooLarge ? tooLarge : error}
    />
  )
}
