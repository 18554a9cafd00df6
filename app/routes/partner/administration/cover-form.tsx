import { Form, useNavigation } from 'react-router'
import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { languageTyped } from '#domain/translations/translated.ts'
import { COVER_TEXTS, type Cover } from '#domain/partners/cover.ts'
import { ALT_MAX } from '#domain/partners/offer.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PictureField } from '../offers/picture-field.tsx'
import { ShortText } from '../short-text.tsx'
import { sectionAddress } from './sections.ts'

type CoverFormProps = { cover: Cover | null; problems: FormErrors | undefined }

/** Form for the picture on top of the public page. */
export function CoverForm({ cover, problems }: CoverFormProps) {
  const isSaving = useNavigation().state === 'submitting'
  const megabytes = FILE_MEGABYTES['partner-covers']
  const words = problems?.values ?? cover ?? {}
  const language = languageTyped(words, COVER_TEXTS)
  return (
    <Form
      method="post"
      action={sectionAddress('cover')}
      encType="multipart/form-data"
      noValidate
      className="group/form mt-6 flex max-w-form flex-col gap-6"
    >
      {problems && (
        <ErrorSummary title={m.partneradmin_save_failed()} problems={listed(problems)} />
      )}
      {cover && <CoverPicture cover={cover} />}
      <PictureField
        // Remounts the file input after an upload, to clear it.
        key={cover?.fileId}
        kind="partner-covers"
        label={cover ? m.newsdesk_picture_replace() : m.partneradmin_cover()}
        help={m.partneradmin_cover_help({ megabytes })}
        tooLarge={m.posts_picture_too_large({ megabytes })}
        error={problems?.fields['image']}
      />
      <input type="hidden" name="language" value={language} />
      <ShortText
        name="alt"
        values={words}
        problems={problems?.fields ?? {}}
        language={language}
        label={m.newsdesk_picture_alt()}
        help={m.newsdesk_picture_alt_help({ max: ALT_MAX })}
      />
      {cover && (
        <CheckboxField
          name="removeCover"
          value="yes"
          label={m.partneradmin_cover_remove()}
          defaultChecked={problems?.values['removeCover'] === 'yes'}
        />
      )}
      <div className="flex border-t border-line pt-6">
        <Button type="submit" size="large" pending={isSaving}>
          {isSaving ? m.partneradmin_saving() : m.partneradmin_save()}
        </Button>
      </div>
    </Form>
  )
}

/** The cover as the owner sees it in the profile. */
export function CoverPicture({ cover: { fileId, alt } }: { cover: Cover }) {
  return (
    <img
      src={fileAddress(fileId, 960)}
      alt={alt || m.partneradmin_cover()}
      width={960}
      height={320}
      className="aspect-[3/1] w-full rounded-card border border-line bg-sand object-cover"
    />
  )
}

function listed({ message, fields }: FormErrors) {
  const each = Object.entries(fields).map(([field, words]) => ({ field, message: words }))
  return each.length > 0 ? each : [{ message }]
}
