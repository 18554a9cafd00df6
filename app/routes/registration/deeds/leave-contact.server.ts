import { data, redirect, type ActionFunctionArgs } from 'react-router'
import type { OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { CONTACT_FIELDS, CONTACT_REQUIRED } from '#domain/partners/registration.ts'
import { saveRegistrationDraft } from '#domain/partners/commands/save-registration-draft.ts'
import { submitApplication } from '#domain/partners/commands/submit-application.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues, type FormErrors } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { AppError } from '#platform/errors.ts'
import { saidTo } from '../pick.ts'
import { readRegistration } from '../read-registration.server.ts'
import { noteRegistration } from './note-registration.server.ts'
import { stepAddress } from '../steps.ts'

/** Keeps the second step as it was typed, then goes back or submits the whole. A visitor is asked to sign in first. */
export async function leaveContact({ request, context }: ActionFunctionArgs) {
  const typed = await parseForm(request)
  const caller = ensureGuest(context, typed)
  const saved = await tryOperation(async () => {
    await enforceRateLimit(context, 'draft')
    return saveRegistrationDraft(caller, saidTo(CONTACT_FIELDS, typed))
  })
  if (!saved.done) return refuse(saved.refusal, typed)
  if (typed['intent'] === 'back') return redirect(stepAddress('basic'))
  if (caller.actor.kind !== 'member') return askToSignIn(typed, saved.value.id)

  const after = Number.parseInt(typed['after'] ?? '', 10) || 0
  const { own, values } = await readRegistration(request, context)
  if (own && isRepetition(own, after, typed)) return redirect(stepAddress('success'))
  const result = await tryOperation(() => submitApplication(caller, { values, after }))
  if (!result.done) return refuse(result.refusal, typed)
  await noteRegistration(request, context, values)
  return redirectWithFlash(stepAddress('success'), {
    tone: 'success',
    text: m.registration_submitted(),
  })
}

/** The same form once more, as after a lost answer or a second press: what it asks for is done. */
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

function refuse(refusal: AppError, values: FormValues) {
  if (refusal.code === 'bad_input') return formErrors(refusal, values, '')
  const { code, retryAfter } = refusal
  const reason = refusal.message || waitSentence(refusal) || m.registration_try_later()
  const told = new AppError(
    code,
    m.registration_failed({ reason }),
    retryAfter === undefined ? {} : { retryAfter },
  )
  return formErrors(told, values, '')
}
