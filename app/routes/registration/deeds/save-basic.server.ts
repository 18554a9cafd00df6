import { redirect, type ActionFunctionArgs } from 'react-router'
import { saveRegistrationDraft } from '#domain/partners/commands/save-registration-draft.ts'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { readOrganization } from '#domain/partners/read-organization.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import { saidTo } from '../pick.ts'
import { stepAddress } from '../steps.ts'

/** Keeps the first step as it was typed, and goes on once it is complete. */
export async function saveBasic({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const caller = ensureGuest(context, values)
  const saved = await tryOperation(async () => {
    await enforceRateLimit(context, 'draft')
    return saveRegistrationDraft(caller, saidTo(BASIC_FIELDS, values))
  })
  if (!saved.done)
    return formErrors(
      saved.refusal,
      values,
      m.registration_failed({ reason: m.registration_try_later() }),
    )
  const year = context.get(runtimeContext).clock.now().getUTCFullYear()
  const { problems: fields } = readOrganization(saidTo(BASIC_FIELDS, values), year)
  if (Object.keys(fields).length > 0) {
    return formErrors(
      new AppError('bad_input', m.registration_check_fields(), { fields }),
      values,
      '',
    )
  }
  return redirect(stepAddress('contact'))
}
