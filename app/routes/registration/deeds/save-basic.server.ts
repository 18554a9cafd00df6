import { redirect, type ActionFunctionArgs } from 'react-router'
import { saveRegistrationDraft } from '#domain/partners/save-registration-draft.ts'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { readForm, refuseForm } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt } from '#app/request/perform.ts'
import { saidTo } from '../pick.ts'
import { stepAddress } from '../steps.ts'

/** Keeps the first step as it was typed and goes on; what is missing is told when the whole is submitted. */
export async function saveBasic({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const caller = guestOrMember(context)
  const saved = await attempt(async () => {
    await limitTries(context, 'draft')
    return saveRegistrationDraft(caller, saidTo(BASIC_FIELDS, values))
  })
  if (!saved.done) return refuseForm(saved.refusal, values, m.registration_try_later())
  return redirect(stepAddress('contact'))
}
