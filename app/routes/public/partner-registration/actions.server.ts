import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router'
import { saveRegistrationDraft } from '#domain/partners/commands/save-registration-draft.ts'
import { submitApplication } from '#domain/partners/commands/submit-application.ts'
import type { OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { readOrganization } from '#domain/partners/read-organization.ts'
import {
  BASIC_FIELDS,
  CONTACT_FIELDS,
  CONTACT_REQUIRED,
  type RegistrationValues,
} from '#domain/partners/registration.ts'
import { m } from '#messages'
import { runtimeContext, requestInfoContext } from '#app/request/context.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { FormErrors, FormValues } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { AppError } from '#platform/errors.ts'
import { saidTo } from './pick.ts'
import { readRegistration } from './read-registration.server.ts'
import { stepAddress, stepOf } from './steps.ts'
import { recordRegistration } from '#domain/activity/commands/record-registration.ts'
import { hasConsented } from '#app/request/consented.ts'
import { callerOf } from '#app/request/run-operation.ts'

/** Each step's form posts to the step's own URL. */
export async function action(args: ActionFunctionArgs) {
  requireFeature(args.context, 'partner-registration')
  const step = stepOf(new URL(args.request.url).searchParams.get('step'))
  return step === 'contact' ? leaveContact(args) : saveBasic(args)
}

/** Saves the first step as typed, and continues once it is valid. */
const saveBasic = formAction({
  async run({ context, values }) {
    const caller = ensureGuest(context, values)
    await enforceRateLimit(context, 'draft')
    const typed = saidTo(BASIC_FIELDS, values)
    await saveRegistrationDraft(caller, typed)
    const year = context.get(runtimeContext).clock.now().getUTCFullYear()
    const { problems: fields } = readOrganization(typed, year)
    if (Object.keys(fields).length > 0) {
      throw new AppError('bad_input', m.registration_check_fields(), { fields })
    }
    return redirect(stepAddress('contact'))
  },
})

/** Saves the second step as typed, then goes back or submits the application. Visitors are asked to sign in first. */
const leaveContact = formAction({
  failed: () => '',
  async run({ context, request, values: typed }) {
    const caller = ensureGuest(context, typed)
    await enforceRateLimit(context, 'draft')
    const draft = await saveRegistrationDraft(caller, saidTo(CONTACT_FIELDS, typed))
    if (typed['intent'] === 'back') return redirect(stepAddress('basic'))
    if (caller.actor.kind !== 'member') return askToSignIn(typed, draft.id)

    const after = Number.parseInt(typed['after'] ?? '', 10) || 0
    const { own, values } = await readRegistration(request, context)
    if (own && isRepetition(own, after, typed)) return redirect(stepAddress('success'))
    await submitApplication(caller, { values, after })
    await trackPartnerRegistration(request, context, values)
    const text = m.registration_submitted()
    return redirectWithFlash(stepAddress('success'), { tone: 'success', text })
  },
  reword(refusal) {
    const { code, retryAfter } = refusal
    if (code === 'bad_input') return refusal
    const reason = refusal.message || waitSentence(refusal) || m.registration_try_later()
    const more = retryAfter === undefined ? {} : { retryAfter }
    return new AppError(code, m.registration_failed({ reason }), more)
  },
})

/** Whether this form was already submitted, for example by a double press or after a lost response. */
function isRepetition(own: OwnPartner, after: number, typed: FormValues): boolean {
  const said = saidTo(CONTACT_REQUIRED, typed)
  return (
    own.status === 'pending' &&
    own.applications[0]?.number === after + 1 &&
    CONTACT_REQUIRED.every((field) => said[field].trim() === own[field])
  )
}

function askToSignIn(values: FormValues, draftId: string) {
  const problems: FormErrors = { message: m.registration_must_sign_in(), fields: {}, values }
  return data({ problems, draftId }, { status: 401 })
}

/**
 * Records the registration in the activity log, if the user consented. Errors are only logged: no registration fails
 * because of this.
 */
async function trackPartnerRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { name = '', country = '' }: RegistrationValues,
): Promise<void> {
  try {
    await recordRegistration(callerOf(context), {
      organizationName: name.trim(),
      country,
      hasConsent: hasConsented(request),
      userAgent: request.headers.get('user-agent'),
      address: context.get(requestInfoContext).address,
    })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error }, 'Error tracking activity')
  }
}
