import { redirect, type RouterContextProvider } from 'react-router'
import { requestSignUp } from '#domain/support/commands/request-sign-up.ts'
import { newcomerSchema, type TypedNewcomer } from '#domain/support/pending-sign-up.ts'
import { findAskedProblems } from '#domain/support/queries/find-asked-problems.ts'
import { m } from '#messages'
import { enforceRateLimit, mayMailSignUpLink } from '#app/request/enforce-rate-limit.ts'
import { validateForm, type FormValues } from '#app/request/form.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { linkCaller } from '../sign-ups/link-caller.ts'

/**
 * Emails a link that confirms a visitor's sign-up, and redirects to the page that says so. Beyond the limit of an
 * address nothing is sent and the answer is the same, no matter whose address it is.
 *
 * @throws AppError too_many; not_signed_in for the form of a member whose session has ended.
 */
export async function askByMail({
  context,
  values,
  typed,
}: {
  context: Readonly<RouterContextProvider>
  values: FormValues
  typed: TypedNewcomer
}): Promise<Response> {
  if (values['email'] === undefined) throw new AppError('not_signed_in', m.errors_sign_in_first())
  ensureGuest(context, values)
  await enforceRateLimit(context, 'sign-up')
  const { email } = await validateNewcomer(context, values, typed)
  const id = (await mayMailSignUpLink(context, email))
    ? (await requestSignUp(keyedByContent(linkCaller(context), values), typed)).id
    : newId()
  return redirect(`/sign-ups/check-email?${new URLSearchParams({ request: id }).toString()}`)
}

/** @throws AppError bad_input with the problems of all fields, also of what the item asks. */
async function validateNewcomer(
  context: Readonly<RouterContextProvider>,
  values: FormValues,
  typed: TypedNewcomer,
) {
  try {
    return validateForm(newcomerSchema, { ...values, ...typed })
  } catch (error) {
    if (!isAppError(error)) throw error
    const asked = await runOperation(context, findAskedProblems, typed)
    throw new AppError('bad_input', error.message, { fields: { ...error.fields, ...asked } })
  }
}
