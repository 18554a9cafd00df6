import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router'
import { ambassadorForm } from '#domain/ambassadors/ambassador-form.ts'
import { DASHBOARD_PATH, REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { becomeAmbassador } from '#domain/ambassadors/commands/become-ambassador.ts'
import { m } from '#messages'
import { requestInfoContext, viewerContext, runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { callerOf, refusalOf } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { readUploadForm, type UploadForm } from '#app/request/upload.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import type { RegistrationProblems } from './registration-form.tsx'
import { recordAmbassadorRegistration } from '#domain/activity/commands/record-ambassador-registration.ts'
import { hasConsented } from '#app/request/consented.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { isId } from '#platform/database/new-id.ts'

type Pictures = {
  ids: { logoFileId: string | null; photoFileId: string | null }
  fields: FieldErrors
  /** The first error. */
  refusal: AppError | undefined
}

const PICTURES = [
  { name: 'logo', id: 'logoFileId', kind: 'ambassador-logos', failed: m.becoming_logo_failed },
  { name: 'photo', id: 'photoFileId', kind: 'ambassador-photos', failed: m.becoming_photo_failed },
] as const

/** Makes the user an ambassador. Errors are shown in the form, which keeps the values and the uploaded pictures. */
export async function register({ request, context }: ActionFunctionArgs) {
  requireFeature(context, 'ambassadors')
  const viewer = context.get(viewerContext)
  if (viewer?.isAmbassador) return already()
  // Users who are not signed in may send text but no files.
  if (!viewer) {
    return askToSignIn(context.get(requestInfoContext).largeBody ? {} : await parseForm(request))
  }
  const { values, files } = await readUploadForm(request)
  const pictures = await storePictures(context, { values, files })
  const fields = { ...problemsOf(values), ...pictures.fields }
  if (Object.keys(fields).length > 0) {
    const { refusal } = pictures
    const more = refusal?.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }
    return refuse(new AppError(refusal?.code ?? 'bad_input', '', { fields, ...more }), values)
  }
  try {
    await becomeAmbassador(callerOf(context), { ...values, ...pictures.ids })
  } catch (error) {
    const refusal = refusalOf(error)
    return refusal.code === 'conflict' ? already() : refuse(refusal, values)
  }
  await trackAmbassadorRegistration(request, context, values)
  return redirectWithFlash(`${REGISTRATION_PATH}?registered`, {
    tone: 'success',
    text: m.becoming_done(),
  })
}

function problemsOf(values: FormValues): FieldErrors {
  const fields: FieldErrors = {}
  for (const { path, message } of ambassadorForm.safeParse(values).error?.issues ?? []) {
    fields[path.join('.')] ??= message
  }
  return fields
}

/** As after a double submit: the user is already an ambassador. */
function already() {
  return redirectWithFlash(DASHBOARD_PATH, { tone: 'destructive', text: m.becoming_already() })
}

function askToSignIn(values: FormValues) {
  const message = m.becoming_must_sign_in()
  const problems: RegistrationProblems = { message, fields: {}, values, isSignedOut: true }
  return data({ problems }, { status: 401 })
}

function refuse(refusal: AppError, values: FormValues) {
  if (refusal.fields) return formErrors(refusal, values, '')
  const reason = refusal.message || waitSentence(refusal) || m.becoming_try_later()
  const { code, retryAfter } = refusal
  const more = retryAfter === undefined ? {} : { retryAfter }
  return formErrors(new AppError(code, m.becoming_failed({ reason }), more), values, '')
}

/**
 * Records the registration in the activity log, if the user consented. Errors are only logged: no registration fails
 * because of this.
 */
async function trackAmbassadorRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { ambassadorType = '', organizationName = '' }: FormValues,
): Promise<void> {
  try {
    await recordAmbassadorRegistration(callerOf(context), {
      ambassadorType,
      organizationName: organizationName.trim(),
      hasConsent: hasConsented(request),
      userAgent: request.headers.get('user-agent'),
      address: context.get(requestInfoContext).address,
    })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error }, 'Error tracking activity')
  }
}

/**
 * Stores the logo and photo of a form and adds their IDs to its values, so that they survive a rejected form.
 * Pictures that never appear on a page are removed with other unreferenced files.
 */
async function storePictures(
  context: Readonly<RouterContextProvider>,
  { values, files }: UploadForm,
): Promise<Pictures> {
  const kept: Pictures = {
    ids: { logoFileId: null, photoFileId: null },
    fields: {},
    refusal: undefined,
  }
  for (const { name, id, kind, failed } of PICTURES) {
    const file = files[name]
    try {
      if (file) {
        // oxlint-disable-next-line no-await-in-loop -- two pictures at once are twice the memory
        await enforceRateLimit(context, 'upload')
        // oxlint-disable-next-line no-await-in-loop -- the same
        values[id] = (await storeFile(callerOf(context), { kind, file, field: name })).id
      }
    } catch (error) {
      const refusal = refusalOf(error)
      kept.refusal ??= refusal
      kept.fields[name] = refusal.fields?.[name] ?? (waitSentence(refusal) || failed())
    }
    const given = values[id]
    if (isId(given)) kept.ids[id] = given
    else delete values[id]
  }
  return kept
}
