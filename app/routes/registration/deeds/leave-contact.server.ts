import { data, redirect, type ActionFunctionArgs } from 'react-router'
import type { OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { CONTACT_FIELDS, CONTACT_REQUIRED } from '#domain/partners/registration.ts'
import { saveRegistrationDraft } from '#domain/partners/commands/save-registration-draft.ts'
import { submitApplication } from '#domain/partners/commands/submit-application.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type FormValues, type Problems } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt } from '#app/request/perform.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { AppError } from '#platform/errors.ts'
import { saidTo } from '../pick.ts'
import { readRegistration } from '../read-registration.server.ts'
import { noteRegistration } from './note-registration.server.ts'
import { stepAddress } from '../steps.ts'

/** Keeps the second step as it was typed, then goes back or submits the whole. A visitor is asked to sign in first. */
export async function leaveContact({ request, context }: ActionFunctionArgs) {
  const typed = await readForm(request)
  const caller = guestOrMember(context, typed)
  const saved = await attempt(async () => {
    await limitTries(context, 'draft')
    return saveRegistrationDraft(caller, saidTo(CONTACT_FIELDS, typed))
  })
  if (!saved.done) return refuse(saved.refusal, typed)
  if (typed['intent'] === 'back') return redirect(stepAddress('basic'))
  if (caller.actor.kind !== 'member') return askToSignIn(typed, saved.value.id)

  const after = Number.parseInt(typed['after'] ?? '', 10) || 0
  const { own, values } = await readRegistration(request, context)
  if (own && isRepetition(own, after, typed)) return redirect(stepAddress('success'))
  const result = await attempt(() => submitApplication(caller, { values, after }))
  if (!result.done) return refuse(result.refusal, typed)
  await noteRegistration(request, context, values)
  return flashed(stepAddress('success'), { tone: 'success', text: m.registration_submitted() })
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
  const problems: Problems = { message: m.registration_must_sign_in(), fields: {}, values }
  return data({ problems, draftId }, { status: 401 })
}

function refuse(refusal: AppError, values: FormValues) {
  if (refusal.code === 'bad_input') return refuseForm(refusal, values, '')
  const { code, retryAfter } = refusal
  const reason = refusal.message || waitSentence(refusal) || m.registration_try_later()
  const told = new AppError(
    code,
    m.registration_failed({ reason }),
    retryAfter === undefined ? {} : { retryAfter },
  )
  return refuseForm(told, values, '')
}
