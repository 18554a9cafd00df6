import { useState, type ChangeEvent } from 'react'
import { ACCEPTED, FILE_LIMITS, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { m } from '#messages'
import { FileField } from '#app/ui/file-field.tsx'

/**
 * A picture upload. Rejects a file that is too large before it is sent; a picture that came with a rejected form is
 * shown and submitted again.
 */
export function RegistrationPictureField({
  name,
  label,
  help,
  kept,
  error,
}: {
  name: 'logo' | 'photo'
  label: string
  help: string
  kept: string | undefined
  error: string | undefined
}) {
  const [refused, setRefused] = useState<string | null>(null)
  const [isChanged, setChanged] = useState(false)
  function check({ currentTarget: box }: ChangeEvent<HTMLInputElement>) {
    const isTooLarge = (box.files?.[0]?.size ?? 0) > FILE_LIMITS['ambassador-logos']
    setRefused(
      isTooLarge ? m.files_too_large({ megabytes: FILE_MEGABYTES['ambassador-logos'] }) : null,
    )
    setChanged(true)
    if (isTooLarge) box.value = ''
  }
  return (
    <div className="flex flex-col gap-3">
      <FileField
        id={name}
        name={name}
        accept={ACCEPTED.picture}
        label={label}
        help={help}
        error={refused ?? (isChanged ? undefined : error)}
        onChange={check}
      />
      {kept && (
        <div className="flex items-center gap-3 text-sm text-muted">
          <input type="hidden" name={`${name}FileId`} value={kept} />
          <img
            src={fileAddress(kept, 480)}
            alt=""
            className="size-14 rounded-field border border-line object-cover"
          />
          {m.becoming_picture_kept()}
        </div>
      )}
    </div>
  )
}
