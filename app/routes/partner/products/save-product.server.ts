import type { ActionFunctionArgs } from 'react-router'
import { storeFile } from '#domain/files/store-file.ts'
import { changeProduct } from '#domain/store/commands/change-product.ts'
import { getOwnProduct } from '#domain/store/queries/get-own-product.ts'
import { offerProduct } from '#domain/store/commands/offer-product.ts'
import { IMAGES_MOST } from '#domain/store/product.ts'
import { reofferProduct } from '#domain/store/commands/reoffer-product.ts'
import { withdrawProduct } from '#domain/store/commands/withdraw-product.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { readUploadForm, type UploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { idOf } from '#app/request/id-of.ts'
import { productAddress } from './addresses.ts'
import { readRearrangement, readRows, rearrange, withRows } from './form-rows.ts'
import { EMPTY_SIZE, overCurrent, typedProduct } from './product-values.ts'

type Context = ActionFunctionArgs['context']

/** Brings what was typed into the store. A second press of the same form leads to the same product. */
export async function offerTyped({ request, context }: ActionFunctionArgs) {
  requireFeature(context, 'store')
  const form = await rethrowAsResponse(readUploadForm(request))
  const caller = callerOf(context)
  const done = await tryOperation(async () => {
    await keepPicture(context, form)
    if (form.values['arrange']) return null
    const key = form.values['key']
    return offerProduct(isId(key) ? { ...caller, key } : caller, typedProduct(form.values))
  })
  if (!done.done) return formErrors(done.refusal, form.values, m.shopdesk_save_failed())
  if (!done.value) return rearranged(form.values)
  const text = m.shopdesk_offered()
  return redirectWithFlash(productAddress(done.value.id), { tone: 'success', text })
}

/** What the page of a product can do: save what was typed, take it out of the store, offer it again. */
export async function changeTyped({ request, context, params }: ActionFunctionArgs) {
  const id = idOf(params, m.shopdesk_not_found())
  requireFeature(context, 'store')
  const form = await rethrowAsResponse(readUploadForm(request))
  const caller = callerOf(context)
  const { intent, arrange } = form.values
  const done = await tryOperation(async () => {
    if (intent === 'withdraw') {
      await withdrawProduct(caller, { id })
      return m.shopdesk_withdrawn()
    }
    if (intent === 'reoffer') {
      await reofferProduct(caller, { id })
      const { standing } = await getOwnProduct(caller, { id })
      return standing === 'hidden' ? m.shopdesk_reoffered_hidden() : m.shopdesk_reoffered()
    }
    await keepPicture(context, form)
    if (arrange) return null
    const version = form.values['version'] ?? ''
    await changeProduct(caller, { ...typedProduct(form.values), id, version })
    return m.shopdesk_saved()
  })
  if (!done.done) {
    const { refusal } = done
    const values =
      refusal.code === 'conflict' && intent === 'save'
        ? overCurrent(form.values, await rethrowAsResponse(getOwnProduct(caller, { id })))
        : form.values
    return formErrors(refusal, values, m.shopdesk_save_failed())
  }
  if (done.value === null) return rearranged(form.values)
  return redirectWithFlash(productAddress(id), { tone: 'success', text: done.value })
}

/** Keeps a picture that was brought and notes it among the values, so that the form brings it along from then on. */
async function keepPicture(context: Context, form: UploadForm): Promise<void> {
  const file = form.files['image']
  if (!file) return
  const images = readRows(form.values, 'images')
  if (images.length >= IMAGES_MOST) {
    const message = m.shopdesk_images_too_many({ max: IMAGES_MOST })
    throw new AppError('bad_input', message, { fields: { image: message } })
  }
  await enforceRateLimit(context, 'upload')
  const kept = await storeFile(callerOf(context), { kind: 'product-images', file, field: 'image' })
  form.values = withRows(form.values, 'images', [...images, { fileId: kept.id, alt: '' }])
}

/** The same form with its lines in another order, or one more or less. Nothing is saved. */
function rearranged({ arrange, ...values }: FormValues) {
  const asked = readRearrangement(arrange)
  const isOurs =
    asked && (asked.list === 'sizes' || (asked.list === 'images' && asked.deed !== 'add'))
  const next = isOurs
    ? withRows(
        values,
        asked.list,
        rearrange(readRows(values, asked.list), asked, asked.list === 'sizes' ? EMPTY_SIZE : {}),
      )
    : values
  return { problems: { message: '', fields: {}, values: next } }
}
