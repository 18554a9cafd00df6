import { redirect } from 'react-router'
import { PROVIDER_NAMES, type ProviderKey } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { trackSession } from '#app/request/track-session.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { findProvider } from '#platform/auth/providers.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import type { Arrival } from '#platform/auth/provider-verbs.ts'
import { speak } from '#platform/speak.ts'
import { inLanguage, splitLanguage, type Language } from '#platform/text/language.ts'
import type { Route } from './+types/callback.ts'
import { problemOf, sayProblem } from './provider-problem.ts'
import { authAddress } from './views.ts'

/**
 * Where providers redirect back to. Signs in only with a code whose state started in this browser; tokens in the hash
 * are ignored because they never reach the server.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const viewer = context.get(viewerContext)
  const provider = findProvider(params.provider)
  const isReturn =
    searchParams.has('code') || searchParams.has('error') || searchParams.has('state')
  if (!provider && searchParams.has('error')) {
    return redirectWithFlash(viewer ? '/account#sign-in' : authAddress('login'), {
      tone: 'destructive',
      text: m.auth_callback_unknown(),
    })
  }
  if (!provider || !isReturn) {
    const returnTo = safeRedirect(searchParams.get('redirect'))
    const to = viewer ? returnTo : authAddress('login', { returnTo })
    // Set an explicit fragment; otherwise browsers carry over the one with the tokens.
    return redirect(`${to.split('#', 1)[0]}#top`)
  }
  const arrival = await rethrowAsResponse(
    context.get(runtimeContext).auth.finishWithProvider(signInHeaders(context, request), {
      provider,
      query: Object.fromEntries(searchParams),
    }),
  )
  // Providers know one address; the language is that in which the visitor has left.
  const { language } = splitLanguage(arrival.returnTo)
  return speak(language, () => answerArrival({ request, context, provider, arrival, language }))
}

type Arrived = Pick<Route.LoaderArgs, 'request' | 'context'> & {
  provider: ProviderKey
  arrival: Arrival
  language: Language
}

async function answerArrival({ request, context, provider, arrival, language }: Arrived) {
  const viewer = context.get(viewerContext)
  const { cookies } = arrival
  const returnTo = inLanguage(safeRedirect(arrival.returnTo), language)
  if (arrival.kind === 'signed-in') {
    if (arrival.isFirst) await trackSession(context, request, 'signed_up', cookies)
    await trackSession(context, request, 'signed_in', cookies)
  }
  const to = {
    'signed-in': () => returnTo,
    linked: () => returnTo,
    asked: () => inLanguage(authAddress('check-email', { returnTo, with: provider }), language),
    refused: () =>
      // A member who was linking a provider is already signed in and sees the message where they started.
      viewer
        ? returnTo
        : inLanguage(
            authAddress('login', { returnTo, with: provider, problem: refusal() }),
            language,
          ),
  }
  const refusal = () => (arrival.kind === 'refused' ? problemOf(arrival.reason) : 'failed')
  const name = { provider: PROVIDER_NAMES[provider] }
  const answer =
    arrival.kind === 'linked'
      ? redirectWithFlash(returnTo, { tone: 'success', text: m.account_provider_added(name) })
      : arrival.kind === 'refused' && viewer
        ? redirectWithFlash(returnTo, {
            tone: 'destructive',
            text: sayProblem(refusal(), provider) ?? '',
          })
        : redirect(to[arrival.kind]())
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
