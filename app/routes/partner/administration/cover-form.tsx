import { Form, useNavigation } from 'react-router'
import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { approvalInput, languageTyped } from '#domain/translations/translated.ts'
import { COVER_TEXTS, type Cover } from '#domain/partners/cover.ts'
import { ALT_MAX } from '#domain/partners/offer.ts'
import { m } from '#messages'
import { ALL_LANGUAGES, pageLanguage } from '#platform/text/language.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { PictureField } from '../offers/picture-field.tsx'
import { ShortText } from '../short-text.tsx'
import { SuggestTranslation, useSuggests } from '../suggest-translation.tsx'
import { sectionAddress } from './sections.ts'

type CoverFormProps = { cover: Cover | null; problems: FormErrors | undefined }

/** Form for the picture on top of the public page. */
export function CoverForm({ cover, problems }: CoverFormProps) {
  const isSaving = useNavigation().state === 'submitting'
  const megabytes = FILE_MEGABYTES['partner-covers']
  const words: Readonly<Record<string, string>> = problems?.values ?? cover ?? {}
  const languages = useRootData()?.languages ?? []
  const suggests = useSuggests()
  const language = languageTyped(words, COVER_TEXTS)
  return (
    <Form
      method="post"
      action={sectionAddress('cover')}
      encType="multipart/form-data"
      noValidate
      className="group/form mt-6 flex max-w-form flex-col gap-6"
    >
      {/* The Enter key activates a form's first button, which must not be the suggestion. */}
      {suggests && <button type="submit" tabIndex={-1} aria-hidden className="hidden" />}
      {problems && isRefused(problems) && (
        <ErrorSummary title={m.partneradmin_save_failed()} problems={listProblems(problems)} />
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
      {ALL_LANGUAGES.filter((one) => one !== language && languages.includes(one)).map((one) => (
        <SuggestTranslation
          key={one}
          language={one}
          names={COVER_TEXTS}
          approval={{
            defaultValue: words[approvalInput(one)] ?? '',
            error: problems?.fields[approvalInput(one)],
          }}
        />
      ))}
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
export function CoverPicture({ cover }: { cover: Cover }) {
  const alt = cover[`alt_${pageLanguage()}`] || cover.alt
  return (
    <img
      src={fileAddress(cover.fileId, 960)}
      alt={alt || m.partneradmin_cover()}
      width={960}
      height={320}
      className="aspect-[3/1] w-full rounded-card border border-line bg-sand object-cover"
    />
  )
}

/** A suggestion comes back as a refused form does, without a refusal. */
function isRefused({ message, fields }: FormErrors): boolean {
  return message !== '' || Object.keys(fields).length > 0
}
