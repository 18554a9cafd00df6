import { ACCEPTED, FILE_MEGABYTES } from '#domain/files/file.ts'
import { m } from '#messages'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FileField } from '#app/ui/file-field.tsx'

type PictureFieldProps = {
  name: 'photo' | 'logo'
  /** URL of the stored picture. */
  stored: string | null
  isRemoved: boolean
  error: string | undefined
}

const words = {
  photo: {
    label: m.minisite_photo,
    help: m.minisite_photo_help,
    remove: m.minisite_photo_remove,
    removes: 'removePhoto',
    kind: 'ambassador-photos',
  },
  logo: {
    label: m.minisite_logo,
    help: m.minisite_logo_help,
    remove: m.minisite_logo_remove,
    removes: 'removeLogo',
    kind: 'ambassador-logos',
  },
} as const

/** Shows the current picture, with inputs to replace or remove it. */
export function PagePictureField({ name, stored, isRemoved, error }: PictureFieldProps) {
  const { label, help, remove, removes, kind } = words[name]
  return (
    <div className="flex items-start gap-4">
      {stored && (
        <img
          src={stored}
          alt=""
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-field border border-line bg-surface object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <FileField
          id={name}
          name={name}
          accept={ACCEPTED.picture}
          label={label()}
          help={help({ megabytes: FILE_MEGABYTES[kind] })}
          error={error}
        />
        {stored && (
          <CheckboxField name={removes} value="yes" label={remove()} defaultChecked={isRemoved} />
        )}
      </div>
    </div>
  )
}
