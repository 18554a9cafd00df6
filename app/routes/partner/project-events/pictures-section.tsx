import { m } from '#messages'
import { languageTyped } from '#domain/translations/translated.ts'
import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { PICTURE_TEXT_MAX, PICTURES_MAX } from '#domain/project-events/pictures.ts'
import { pictureKind } from '#domain/project-events/project-event.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormSection } from '../form-section.tsx'
import { PictureField } from '../offers/picture-field.tsx'
import { LineButtons } from '../products/line-buttons.tsx'
import { ShortText } from '../short-text.tsx'
import { useLines } from '../products/use-lines.ts'
import type { EditorState, Typed } from './editor-state.tsx'

const UPLOAD = 'pictures.add.0'

/** The pictures in order, each with a caption and an alt text; new ones are added one at a time. */
export function PicturesSection({
  state,
  typed,
  onChange,
}: {
  state: EditorState
  /** The values as typed so far. */
  typed: Typed
  /** Called after rows have moved. Must be a stable function. */
  onChange: () => void
}) {
  const { type, values, problems } = state
  const { lines, arrange } = useLines(values, { list: 'pictures', empty: {}, onChange })
  const language = languageTyped(typed, ['title', 'description'])
  const alive = useHydrated()
  const kind = pictureKind(type)
  const megabytes = FILE_MEGABYTES[kind]
  return (
    <FormSection
      title={m.posts_section_pictures()}
      lead={m.posts_section_pictures_lead({ max: PICTURES_MAX })}
    >
      {/* Says that the form has pictures, even if there are none. */}
      <input type="hidden" name="pictures" value="on" />
      {lines.length > 0 && (
        <ol className="flex flex-col">
          {lines.map(({ key, fileId = '', ...line }, at) => {
            const number = at + 1
            const name = `pictures.${at}`
            return (
              <li
                key={key}
                className="grid gap-x-4 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0 sm:grid-cols-[9rem_1fr]"
              >
                <input type="hidden" name={`${name}.fileId`} value={fileId} />
                <div className="relative self-start max-sm:max-w-60">
                  <img
                    src={fileAddress(fileId, 480)}
                    alt={m.posts_picture_number({ number })}
                    width={480}
                    height={360}
                    className="aspect-4/3 w-full rounded-field border border-line bg-sand object-cover"
                  />
                  {at === 0 && (
                    <Badge className="absolute start-1.5 top-1.5">{m.posts_picture_main()}</Badge>
                  )}
                </div>
                <div className="flex min-w-0 flex-col gap-3">
                  <ShortText
                    {...{ problems, language }}
                    name={`${name}.caption`}
                    input="caption"
                    values={line}
                    form={values}
                    label={m.posts_picture_caption({ number })}
                    maxLength={PICTURE_TEXT_MAX}
                  />
                  <ShortText
                    {...{ problems, language }}
                    name={`${name}.alt`}
                    input="alt"
                    values={line}
                    form={values}
                    label={m.posts_picture_alt({ number })}
                    help={m.posts_picture_alt_help()}
                    maxLength={PICTURE_TEXT_MAX}
                  />
                  <div className="flex justify-end">
                    <LineButtons
                      at={at}
                      count={lines.length}
                      arrange={arrange}
                      words={{
                        up: m.posts_picture_up({ number }),
                        down: m.posts_picture_down({ number }),
                        remove: m.posts_picture_remove({ number }),
                      }}
                    />
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {lines.length < PICTURES_MAX ? (
        <div className="flex flex-col gap-3">
          <PictureField
            kind={kind}
            label={lines.length === 0 ? m.posts_picture() : m.posts_picture_another()}
            help={m.posts_picture_help({ megabytes })}
            tooLarge={m.posts_picture_too_large({ megabytes })}
            error={problems['image']}
            // Uploads at once, so that the caption can be entered next to the picture.
            onPick={(field) => field.form?.requestSubmit(document.getElementById(UPLOAD))}
          />
          <Button
            id={UPLOAD}
            type="submit"
            name="arrange"
            value={UPLOAD}
            formNoValidate
            variant="secondary"
            size="small"
            className={alive ? 'hidden' : 'self-start'}
          >
            {m.posts_picture_upload()}
          </Button>
        </div>
      ) : (
        <p id="image" tabIndex={-1} className="text-sm text-muted">
          {m.posts_pictures_enough({ max: PICTURES_MAX })}
        </p>
      )}
    </FormSection>
  )
}
