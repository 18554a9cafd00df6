import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { IMAGES_MOST } from '#domain/store/product.ts'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { PictureField } from '../offers/picture-field.tsx'
import { FormSection } from '../form-section.tsx'
import { ShortText } from '../short-text.tsx'
import { LineButtons } from './line-buttons.tsx'
import type { ProductSectionProps } from './sizes-section.tsx'
import { useLines } from './use-lines.ts'

const UPLOAD = 'images.add.0'

/** A product's pictures in order, with alt texts; new pictures are added one at a time. */
export function ImagesSection({ values, problems, language, onChange }: ProductSectionProps) {
  const { lines, arrange } = useLines(values, { list: 'images', empty: {}, onChange })
  const alive = useHydrated()
  const megabytes = FILE_MEGABYTES['product-images']
  return (
    <FormSection
      title={m.shopdesk_section_images()}
      lead={m.shopdesk_section_images_lead({ max: IMAGES_MOST })}
    >
      {lines.length > 0 && (
        <ol className="flex flex-col">
          {lines.map(({ key, fileId = '', ...line }, at) => {
            const number = at + 1
            const name = `images.${at}`
            return (
              <li
                key={key}
                className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-4 first:border-0 first:pt-0"
              >
                <input type="hidden" name={`${name}.fileId`} value={fileId} />
                <img
                  src={fileAddress(fileId, 480)}
                  alt={m.shopdesk_image_current({ number })}
                  className="size-24 shrink-0 rounded-field border border-line bg-sand object-cover"
                />
                <ShortText
                  {...{ problems, language }}
                  name={`${name}.alt`}
                  input="alt"
                  values={line}
                  form={values}
                  label={m.shopdesk_image_alt({ number })}
                  help={m.shopdesk_image_alt_help()}
                  className="min-w-44 flex-1"
                />
                <div className="ms-auto sm:pt-6.5">
                  <LineButtons
                    at={at}
                    count={lines.length}
                    arrange={arrange}
                    words={{
                      up: m.shopdesk_image_up({ number }),
                      down: m.shopdesk_image_down({ number }),
                      remove: m.shopdesk_image_remove({ number }),
                    }}
                  />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {lines.length < IMAGES_MOST ? (
        <div className="flex flex-col gap-3">
          <PictureField
            kind="product-images"
            label={m.shopdesk_image_file()}
            help={m.shopdesk_image_help({ megabytes })}
            tooLarge={m.shopdesk_image_too_large({ megabytes })}
            error={problems['image'] ?? problems['images']}
            // Uploads at once, so that the alt text can be entered next to the picture.
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
            {m.shopdesk_image_upload()}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{m.shopdesk_image_enough()}</p>
      )}
    </FormSection>
  )
}
