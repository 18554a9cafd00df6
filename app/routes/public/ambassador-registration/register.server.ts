import { data, type ActionFunctionArgs } from 'react-router'
import { ambassadorForm } from '#domain/ambassadors/ambassador-form.ts'
import { DASHBOARD_PATH, REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { becomeAmbassador } from '#domain/ambassadors/commands/become-ambassador.ts'
import { m } from '#messages'
import { requestInfoContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { callerOf, refusalOf } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { storePictures } from './store-pictures.server.ts'
import { trackAmbassadorRegistration } from './note-registration.server.ts'
import type { RegistrationProblems } from './registration-form.tsx'

/** Makes who asks an ambassador; whatever stands in the way is told in the form, which keeps all that was typed and brought. */
export async function register({ request, context }: ActionFunctionArgs) {
  requireFeature(context, 'ambassadors')
  const viewer = context.get(viewerContext)
  if (viewer?.isAmbassador) return already()
  // Whoever is not signed in may send words, but no files.
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

/** As after a second press: what the form asks for is there. */
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
