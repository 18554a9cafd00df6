import { useCallback, useRef, useState } from 'react'
import { fieldsOf } from '#app/request/kept-field.ts'
import { Form, useNavigation } from 'react-router'
import { languageTyped, translationInputs } from '#domain/translations/translated.ts'
import { PRODUCT_ROW_INPUTS, PRODUCT_TEXTS, type ProductCardData } from '#domain/store/product.ts'
import { m } from '#messages'
import { ProductCard } from '#app/routes/public/cards/product-card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { OfferPreview } from '../offers/card-preview.tsx'
import { problemsInOrder } from '../offers/problems-in-order.ts'
import { SaveBar } from '../offers/save-bar.tsx'
import { typedIn } from '../offers/typed-in.ts'
import { FormSection } from '../form-section.tsx'
import { readRows, type Row } from './form-rows.ts'
import { ImagesSection } from './images-section.tsx'
import { SizesSection } from './sizes-section.tsx'
import { TextsInEach } from '../texts-in-each.tsx'
import { productTexts } from './product-texts.ts'
import { fileAddress } from '#domain/files/file.ts'
import { parseCents } from '#platform/text/money.ts'

const ORDER = [
  'language',
  ...PRODUCT_TEXTS,
  ...translationInputs(PRODUCT_TEXTS),
  'price',
  'sizes',
  'images',
  'image',
]

/** Product editor with a preview of its card. Posts to `action`. */
export function ProductEditor({
  action,
  values,
  problems,
  message,
  soldIds = [],
  ...more
}: {
  action: string
  values: Row
  /** Error messages by field. */
  problems: Row
  /** Error message for the form as a whole. */
  message: string | undefined
  note: string
  save: string
  soldIds?: readonly string[]
  /** Selects the placeholder landscape if there is no picture. */
  cardId: string
  /** Idempotency key of a new form. */
  formKey?: string
}) {
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Row | null>(null)
  const follow = useCallback(() => form.current && setTyped(typedIn(form.current)), [])
  const field = fieldsOf(values, problems)
  // Changed rows remount their fields with the server's values.
  const linesOf = (list: string) => JSON.stringify([values['version'], readRows(values, list)])
  const language = languageTyped(typed ?? values, PRODUCT_TEXTS)
  const section = { values, problems, language, onChange: follow }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onInput={follow}
      // Keeps a focused field from being hidden behind the action bar.
      className="flex flex-1 flex-col [&_:is(input,select,textarea,button,summary,a)]:scroll-mb-28"
    >
      {/* The browser uses the first submit button for the Enter key. */}
      <button
        type="submit"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden
        className="hidden"
      />
      {more.formKey && <input type="hidden" name="key" value={more.formKey} />}
      {values['version'] && <input type="hidden" name="version" value={values['version']} />}
      <div className="grid items-start gap-8 pb-10 xl:grid-cols-[minmax(0,45rem)_20rem] xl:gap-10">
        <div className="flex min-w-0 flex-col gap-6">
          <ErrorSummary {...problemsInOrder(problems, ORDER, message)} />
          <FormSection title={m.shopdesk_section_words()}>
            <TextsInEach
              texts={productTexts}
              shortTexts={PRODUCT_ROW_INPUTS}
              languageHelp={m.shopdesk_language_help()}
              field={field}
            />
            <TextField
              {...field('price')}
              label={m.shopdesk_field_price()}
              help={m.shopdesk_field_price_help()}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              className="sm:max-w-60"
              required
            />
          </FormSection>
          <SizesSection key={linesOf('sizes')} {...section} soldIds={soldIds} />
          <ImagesSection key={linesOf('images')} {...section} />
        </div>
        <OfferPreview label={m.shopdesk_preview()}>
          <ProductCard product={cardOf(typed ?? values, more.cardId)} level={2} />
        </OfferPreview>
      </div>
      <SaveBar
        note={more.note}
        label={more.save}
        pending={navigation.formData?.get('intent') === 'save'}
      />
    </Form>
  )
}

/** Builds the preview card from the form's values; an invalid price is left out. */
function cardOf(values: Row, id: string): ProductCardData {
  const cover = readRows(values, 'images')[0]
  const stocks = readRows(values, 'sizes').map(({ stock = '' }) => stock.trim())
  return {
    id,
    name: values['name']?.trim() || m.shopdesk_preview_unnamed(),
    language: languageTyped(values, PRODUCT_TEXTS),
    priceCents: parseCents(values['price']?.trim() ?? '') ?? 0,
    image: cover?.['fileId']
      ? { address: fileAddress(cover['fileId'], 960), alt: cover['alt'] ?? '' }
      : null,
    partnerId: '',
    organization: '',
    isSoldOut: stocks.length > 0 && stocks.every((stock) => /^0+$/.test(stock)),
  }
}
