import { storeFile } from '#domain/files/store-file.ts'
import { changeProduct } from '#domain/store/commands/change-product.ts'
import { offerProduct } from '#domain/store/commands/offer-product.ts'
import { reofferProduct } from '#domain/store/commands/reoffer-product.ts'
import { withdrawProduct } from '#domain/store/commands/withdraw-product.ts'
import { IMAGES_MOST, PRODUCT_ROW_INPUTS, PRODUCT_TEXTS } from '#domain/store/product.ts'
import { getOwnProduct } from '#domain/store/queries/get-own-product.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { FormValues } from '#app/request/form.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { keyedBy } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { productAddress } from './addresses.ts'
import { readRearrangement, readRows, rearrange, withRows } from './form-rows.ts'
import { EMPTY_SIZE, overCurrent, typedProduct } from './product-values.ts'

/** Creates a product in the store. Submitting the same form twice redirects to the same product. */
export const offer = formAction({
  open: ({ context }) => requireFeature(context, 'store'),
  failed: m.shopdesk_save_failed,
  texts: [...PRODUCT_TEXTS, ...PRODUCT_ROW_INPUTS],
  async run(posted) {
    await keepPicture(posted)
    const { caller, values } = posted
    if (values['arrange']) return rearranged(values)
    const { id } = await offerProduct(keyedBy(caller, values['key']), typedProduct(values))
    return redirectWithFlash(productAddress(id), { tone: 'success', text: m.shopdesk_offered() })
  },
})

/** Actions of a product's page: save, withdraw, offer again. */
export const change = formAction({
  open({ params, context }) {
    const id = idOf(params, m.shopdesk_not_found())
    requireFeature(context, 'store')
    return { id }
  },
  failed: m.shopdesk_save_failed,
  texts: [...PRODUCT_TEXTS, ...PRODUCT_ROW_INPUTS],
  intents: {
    async withdraw({ caller, id }) {
      await withdrawProduct(caller, { id })
      return m.shopdesk_withdrawn()
    },
    async reoffer({ caller, id }) {
      await reofferProduct(caller, { id })
      const { status } = await getOwnProduct(caller, { id })
      return status === 'hidden' ? m.shopdesk_reoffered_hidden() : m.shopdesk_reoffered()
    },
  },
  async run(posted) {
    await keepPicture(posted)
    const { caller, id, values } = posted
    if (values['arrange']) return rearranged(values)
    try {
      await changeProduct(caller, {
        ...typedProduct(values),
        id,
        version: values['version'] ?? '',
      })
    } catch (error) {
      if (isAppError(error) && error.code === 'conflict') {
        posted.values = overCurrent(values, await getOwnProduct(caller, { id }))
      }
      throw error
    }
    return m.shopdesk_saved()
  },
  to: ({ id }) => productAddress(id),
})

/** Stores an uploaded picture and adds it to the form values, so that later submissions include it. */
async function keepPicture(posted: Posted): Promise<void> {
  const file = posted.files['image']
  if (!file) return
  const images = readRows(posted.values, 'images')
  if (images.length >= IMAGES_MOST) {
    const message = m.shopdesk_images_too_many({ max: IMAGES_MOST })
    throw new AppError('bad_input', message, { fields: { image: message } })
  }
  await enforceRateLimit(posted.context, 'upload')
  const kept = await storeFile(posted.caller, { kind: 'product-images', file, field: 'image' })
  posted.values = withRows(posted.values, 'images', [...images, { fileId: kept.id, alt: '' }])
}

/** Returns the form with a row moved, added or removed. Saves nothing. */
function rearranged({ arrange, ...values }: FormValues) {
  const asked = readRearrangement(arrange)
  const isOurs =
    asked && (asked.list === 'sizes' || (asked.list === 'images' && asked.action !== 'add'))
  const next = isOurs
    ? withRows(
        values,
        asked.list,
        rearrange(readRows(values, asked.list), asked, asked.list === 'sizes' ? EMPTY_SIZE : {}),
      )
    : values
  return { problems: { message: '', fields: {}, values: next } }
}
