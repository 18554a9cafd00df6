import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { MINISITE_PATH } from '#domain/ambassadors/chosen-item.ts'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { saveOwnPage } from '#domain/ambassadors/save-own-page.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues, type FormErrors } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { callerOf, runOperation } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { tryToSave } from '#app/routes/member/dashboard/deeds/try-to-save.server.ts'
import { valuesOf } from './draft.ts'
import type { Meanwhile } from './overtaken.tsx'

/** What the page shows after a form was sent and not stored. */
export type Unsaved = {
  problems?: FormErrors
  /** Only looked at. */
  preview?: FormValues
  meanwhile?: Meanwhile
}

/** Saves the person's page with what came of pictures, or shows how it would look. */
export async function savePage({ request, context }: ActionFunctionArgs) {
  // Before the files are read: who has no page is shown that by the page itself.
  if (!context.get(viewerContext)?.isAmbassador) throw redirect(MINISITE_PATH)
  const { values, files } = await readUploadForm(request)
  const { intent, ...typed } = values
  if (intent === 'preview') return data<Unsaved>({ preview: typed })
  const { logo, photo } = files
  const refusal = await tryToSave(async () => {
    if (logo || photo) await enforceRateLimit(context, 'upload')
    await saveOwnPage(callerOf(context), { values: typed, logo, photo })
  })
  if (!refusal) {
    const own = await runOperation(context, findOwnAmbassador, {})
    return redirectWithFlash(MINISITE_PATH, {
      tone: 'success',
      title: m.minisite_saved(),
      text: own?.isPublic ? m.minisite_saved_text() : m.minisite_saved_hidden(),
    })
  }
  const refused = formErrors(refusal, typed, m.minisite_failed())
  if (refusal.code !== 'conflict') return data<Unsaved>(refused.data, refused.init ?? undefined)
  const own = await runOperation(context, findOwnAmbassador, {})
  return data<Unsaved>(
    { ...refused.data, ...(own && { meanwhile: { version: own.version, values: valuesOf(own) } }) },
    refused.init ?? undefined,
  )
}
