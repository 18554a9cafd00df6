import { redirect, type ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { findProvider } from '#platform/auth/providers.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { localized } from '#platform/text/language.ts'
import { leaveFor } from './leave-for.server.ts'
import { authAddress, authViewOf } from './views.ts'

/** Redirects to a provider, which returns to us; on failure, returns to the form with the reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const returnTo = safeRedirect(values['redirect'])
  const provider = findProvider(values['provider'])
  if (!provider) return redirect(authAddress('login', { returnTo }), 303)
  const view = authViewOf(values['view'] ?? null)
  const refuse = (problem: string) =>
    redirect(authAddress(view, { returnTo, with: provider, problem }), 303)
  const { auth } = context.get(runtimeContext)
  if (!auth.providers.has(provider)) return refuse('not-configured')
  const { token } = values
  const { address, cookies } = await rethrowAsResponse(
    auth.startWithProvider(signInHeaders(context, request), {
      provider,
      // The provider returns to an address without a language.
      returnTo: localized(returnTo),
      ...(token ? { proof: token } : {}),
    }),
  )
  if (address === null) return refuse('no-url')
  return leaveFor({ address, cookies })
}

/** No page here; the buttons are on the sign-in screen. */
export function loader() {
  return redirect('/auth')
}
