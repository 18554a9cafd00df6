import { redirect, type ActionFunctionArgs } from 'react-router'
import { saveRegistrationDraft } from '#domain/partners/commands/save-registration-draft.ts'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { readOrganization } from '#domain/partners/read-organization.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'
import { saidTo } from '../pick.ts'
import { stepAddress } from '../steps.ts'

/** Keeps the first step as it was typed, and goes on once it is complete. */
export async function saveBasic({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const caller = guestOrMember(context, values)
  const saved = await attempt(async () => {
    await limitTries(context, 'draft')
    return saveRegistrationDraft(caller, saidTo(BASIC_FIELDS, values))
  })
  if (!saved.done)
    return refuseForm(
      saved.refusal,
      values,
      m.registration_failed({ reason: m.registration_try_later() }),
    )
  const year = context.get(houseContext).clock.now().getUTCFullYear()
  const { problems: fields } = readOrganization(saidTo(BASIC_FIELDS, values), year)
  if (Object.keys(fields).length > 0) {
    return refuseForm(
      new AppError('bad_input', m.registration_check_fields(), { fields }),
      values,
      '',
    )
  }
  return redirect(stepAddress('contact'))
}
