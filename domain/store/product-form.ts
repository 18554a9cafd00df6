import { z } from 'zod'
import { m } from '#messages'
import { typedText } from '#platform/text/typed-line.ts'
import { format } from '#platform/text/format.ts'
import {
  notApproved,
  onlyTranslated,
  pickInEach,
  shortInputs,
} from '#domain/translations/short-texts.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import type { TypedTexts } from '#domain/translations/translated.ts'
import { inEachLanguage, readTranslations } from '#domain/translations/translation-columns.ts'
import { ALT_MAX } from '../partners/offer.ts'
import type { Language } from '#platform/text/language.ts'
import { parseCents } from '#platform/text/money.ts'
import {
  PRODUCT_DESCRIPTION_MAX,
  IMAGE_TEXTS,
  IMAGES_MOST,
  PRODUCT_NAME_MAX,
  PRODUCT_TEXTS,
  PRICE_MAX_CENTS,
  SIZE_MAX,
  SIZE_TEXTS,
  SIZES_MOST,
  STOCK_MAX,
} from './product.ts'

const text = (max: number) =>
  typedText.pipe(
    z.string().max(max, {
      error: ({ input }) =>
        m.shopdesk_too_long({
          length: format.number(String(input).length),
          max: format.number(max),
        }),
    }),
  )

/** Dollars as typed, parsed into cents without rounding. */
const price = z
  .string()
  .default('')
  .transform((typed, context) => {
    const cents = parseCents(typed.trim())
    const sentence = sentenceOf(cents)
    if (cents !== null && sentence === null) return cents
    context.addIssue({ code: 'custom', message: sentence ?? m.shopdesk_price_wrong() })
    return z.NEVER
  })

function sentenceOf(cents: number | null): string | null {
  if (cents === null || cents < 1) return m.shopdesk_price_wrong()
  if (cents <= PRICE_MAX_CENTS) return null
  return m.shopdesk_price_too_high({ max: format.number(PRICE_MAX_CENTS / 100) })
}

/** The schemas of short texts in each language. */
function inEach<Schema>(texts: readonly string[], schema: Schema): Record<string, Schema> {
  return Object.fromEntries(shortInputs(texts).map((input) => [input, schema]))
}

const stock = z
  .string()
  .default('')
  .transform((typed, context) => {
    const digits = typed.trim().replaceAll(',', '')
    const left = /^\d{1,9}$/.test(digits) ? Number(digits) : STOCK_MAX + 1
    if (left <= STOCK_MAX) return left
    const max = format.number(STOCK_MAX)
    context.addIssue({ code: 'custom', message: m.shopdesk_stock_wrong({ max }) })
    return z.NEVER
  })

type SizeInput = `size_${Language}`
const size = z
  .object({
    /** The id of an existing size; null for a new one. */
    id: z.uuid().nullable().default(null),
    size: text(SIZE_MAX),
    stock,
    /** The stock shown when the user opened the form; null for a new size. */
    seen: z.int().min(0).nullable().default(null),
    ...inEach(SIZE_TEXTS, text(SIZE_MAX)),
  })
  .transform((given) => ({
    id: given.id,
    size: given.size,
    stock: given.stock,
    seen: given.seen,
    ...(pickInEach(given, SIZE_TEXTS) as { [Input in SizeInput]?: string }),
  }))
export type SizeGiven = z.output<typeof size>

const image = z
  .object({ fileId: z.uuid(), alt: text(ALT_MAX), ...inEach(IMAGE_TEXTS, text(ALT_MAX)) })
  .transform(({ fileId, alt, ...others }) => ({ fileId, alt, ...pickInEach(others, IMAGE_TEXTS) }))
export type ImageGiven = z.output<typeof image>

function refuseTwice(sizes: readonly SizeGiven[], input: SizeInput, context: z.RefinementCtx) {
  const words = sizes.map((one) => one[input]?.toLowerCase())
  for (const [at, word] of words.entries()) {
    if (word && words.indexOf(word) < at) {
      context.addIssue({ code: 'custom', path: [at, input], message: m.shopdesk_size_twice() })
    }
  }
}

/** The product form as typed, with sizes and images in order. */
export const productForm = z.object({
  name: text(PRODUCT_NAME_MAX).pipe(z.string().min(1, { error: () => m.shopdesk_name_missing() })),
  description: text(PRODUCT_DESCRIPTION_MAX),
  /** In which these are; empty: in that of their letters. */
  language: z.string().max(10).default(''),
  ...inEachLanguage({ name: text(PRODUCT_NAME_MAX), description: text(PRODUCT_DESCRIPTION_MAX) }),
  price,
  sizes: z
    .array(size)
    .min(1, { error: () => m.shopdesk_sizes_none() })
    .max(SIZES_MOST, { error: () => m.shopdesk_sizes_too_many({ max: SIZES_MOST }) })
    .superRefine((sizes, context) => {
      for (const input of shortInputs(SIZE_TEXTS)) refuseTwice(sizes, input, context)
      const words = sizes.map((one) => one.size.toLowerCase())
      for (const [at, word] of words.entries()) {
        const path = [at, 'size']
        if (word === '' && sizes.length > 1) {
          context.addIssue({ code: 'custom', path, message: m.shopdesk_size_missing() })
        } else if (words.indexOf(word) < at) {
          context.addIssue({ code: 'custom', path, message: m.shopdesk_size_twice() })
        }
      }
    }),
  images: z
    .array(image)
    .max(IMAGES_MOST, { error: () => m.shopdesk_images_too_many({ max: IMAGES_MOST }) })
    .refine((images) => new Set(images.map(({ fileId }) => fileId)).size === images.length)
    .default([]),
})

/**
 * Maps the form to the columns of `products`.
 *
 * @throws AppError bad_input for a translation that is not whole, and what is only in one about sizes and images.
 */
export function productColumns(form: z.output<typeof productForm>) {
  const { problems, language, translations } = readTranslations(
    form as object as TypedTexts,
    PRODUCT_TEXTS,
  )
  const fields = Object.assign(
    problems,
    ...form.sizes.map((one, at) =>
      onlyTranslated(one, SIZE_TEXTS, { own: language, prefix: `sizes.${at}.` }),
    ),
    ...form.images.map((one, at) =>
      onlyTranslated(one, IMAGE_TEXTS, { own: language, prefix: `images.${at}.` }),
    ),
    notApproved(form, form.sizes, { texts: SIZE_TEXTS, own: language }),
    notApproved(form, form.images, { texts: IMAGE_TEXTS, own: language }),
  ) as FieldErrors
  if (Object.keys(fields).length > 0) {
    throw new AppError('bad_input', m.errors_check_fields(), { fields })
  }
  return {
    name: form.name,
    description: form.description,
    language,
    translations,
    priceCents: form.price,
  }
}
