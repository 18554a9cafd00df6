import { useState, type FormEvent } from 'react'
import { fieldsOf } from '#app/request/kept-field.ts'
import { Form, useNavigation } from 'react-router'
import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { NEWS_PICTURE_TEXTS, NEWS_TEXTS } from '#domain/content/news.ts'
import { shortInputs } from '#domain/translations/short-texts.ts'
import { languageTyped, translationInputs } from '#domain/translations/translated.ts'
import { ALT_MAX } from '#domain/partners/offer.ts'
import { m } from '#messages'
import { NewsCard } from '#app/routes/public/cards/news-card.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import type { Overtaken } from '#app/request/overtaken.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { OfferPreview } from '../offers/card-preview.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { problemsInOrder } from '../offers/problems-in-order.ts'
import { PictureField } from '../offers/picture-field.tsx'
import { SaveBar } from '../offers/save-bar.tsx'
import { typedIn } from '../offers/typed-in.ts'
import { FormSection } from '../form-section.tsx'
import { ShortText } from '../short-text.tsx'
import type { Language } from '#platform/text/language.ts'
import { TextsInEach } from '../texts-in-each.tsx'
import { newsTexts } from './news-texts.ts'

type Typed = Readonly<Record<string, string>>

export type NewsEditorProps = {
  action: string
  values: Typed
  /** The organization's projects and events, of one of which it may be an update. */
  items: readonly { id: string; title: string }[]
  /** Error messages by field. */
  problems: Typed
  /** Error message for the form as a whole. */
  message: string | undefined
  /** The version the page was loaded with; absent for a new article. */
  version?: string
  /** What another window has saved since. */
  overtaken?: Overtaken | null
  note: string
  save: string
  /** Idempotency key of a new form. */
  formKey?: string
  /** Data of the preview card. */
  card: { id: string; publishedAt: string; district: string | null }
}

/** Article editor with a preview of its card. Posts to `action`. */
export function NewsEditor({ action, values, problems, message, ...more }: NewsEditorProps) {
  const navigation = useNavigation()
  const { version, overtaken } = more
  const opened = useOpenedVersion(version ?? '', message !== undefined)
  const [typed, setTyped] = useState<Typed | null>(null)
  const isSaving = navigation.formData?.get('intent') === 'save'
  const field = fieldsOf(values, problems)
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onInput={(event: FormEvent<HTMLFormElement>) => setTyped(typedIn(event.currentTarget))}
      // Keeps a focused field from being hidden behind the action bar.
      className="flex flex-1 flex-col [&_:is(input,select,textarea,button,summary,a)]:scroll-mb-28"
    >
      {more.formKey && <input type="hidden" name="key" value={more.formKey} />}
      {version !== undefined && (
        <input
          type="hidden"
          name="version"
          value={overtaken?.version ?? values['version'] ?? opened}
        />
      )}
      <div className="grid items-start gap-8 pb-10 xl:grid-cols-[minmax(0,45rem)_20rem] xl:gap-10">
        <div className="flex min-w-0 flex-col gap-6">
          {overtaken ? (
            <OvertakenBanner title={message ?? ''} different={overtaken.different} />
          ) : (
            <ErrorSummary {...problemsInOrder(problems, ORDER, message)} />
          )}
          <FormSection title={m.newsdesk_section_words()}>
            <TextsInEach
              texts={newsTexts}
              shortTexts={NEWS_PICTURE_TEXTS}
              languageHelp={m.newsdesk_language_help()}
              field={field}
            />
          </FormSection>
          {more.items.length > 0 && (
            <FormSection title={m.newsdesk_section_item()} lead={m.newsdesk_section_item_lead()}>
              <SelectField
                {...field('projectEventId')}
                label={m.newsdesk_item()}
                none={m.newsdesk_item_none()}
              >
                {more.items.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </SelectField>
            </FormSection>
          )}
          <PictureSection
            {...{ values, problems }}
            language={languageTyped(typed ?? values, NEWS_TEXTS)}
          />
        </div>
        <OfferPreview label={m.newsdesk_preview()}>
          <NewsCard news={{ ...more.card, ...shownOf(values, typed ?? values) }} />
        </OfferPreview>
      </div>
      <SaveBar note={more.note} label={more.save} pending={isSaving} />
    </Form>
  )
}

const ORDER = [
  'language',
  ...NEWS_TEXTS,
  ...translationInputs(NEWS_TEXTS),
  'projectEventId',
  'image',
  ...NEWS_PICTURE_TEXTS,
  ...shortInputs(NEWS_PICTURE_TEXTS),
]

/** Combines the typed values with the stored picture, because a chosen file is only uploaded on submit. */
function shownOf(values: Typed, typed: Typed) {
  const picture = 'removeImage' in typed ? undefined : values['imageFileId']
  return {
    title: typed['title']?.trim() || m.newsdesk_preview_untitled(),
    summary: typed['summary']?.trim() || m.newsdesk_preview_summary(),
    language: languageTyped(typed, NEWS_TEXTS),
    image: picture ? fileAddress(picture, 960) : null,
  }
}

function PictureSection({
  values,
  problems,
  language,
}: {
  values: Typed
  problems: Typed
  language: Language
}) {
  const imageFileId = values['imageFileId']
  const megabytes = FILE_MEGABYTES['news-images']
  return (
    <FormSection title={m.newsdesk_section_picture()} lead={m.newsdesk_section_picture_lead()}>
      {imageFileId && (
        <>
          <input type="hidden" name="imageFileId" value={imageFileId} />
          <img
            src={fileAddress(imageFileId, 480)}
            alt={m.newsdesk_picture_current()}
            className="aspect-video w-full max-w-80 rounded-card border border-line object-cover"
          />
        </>
      )}
      <PictureField
        // Remounts the file input once its file is stored, so that it is not sent again.
        key={imageFileId ?? 'none'}
        kind="news-images"
        label={imageFileId ? m.newsdesk_picture_replace() : m.newsdesk_picture()}
        help={m.newsdesk_picture_help({ megabytes })}
        tooLarge={m.newsdesk_picture_too_large({ megabytes })}
        error={problems['image']}
      />
      <ShortText
        {...{ values, problems, language }}
        name="imageAlt"
        label={m.newsdesk_picture_alt()}
        help={m.newsdesk_picture_alt_help({ max: ALT_MAX })}
      />
      {imageFileId && (
        <CheckboxField
          key={`remove ${imageFileId}`}
          id="removeImage"
          name="removeImage"
          label={m.newsdesk_picture_remove()}
        />
      )}
    </FormSection>
  )
}
