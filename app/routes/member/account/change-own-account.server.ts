import type { ActionFunctionArgs } from 'react-router'
import { changeAddressForm, changePasswordForm } from '#domain/accounts/account-forms.ts'
import {
  askAddressChange,
  changePassword,
  removeProvider,
} from '#domain/accounts/commands/account-changes.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { cookiesContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm, parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { findProvider } from '#platform/auth/providers.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { confirmIdentity } from './confirm-identity.server.ts'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>
type Self = { userId: string; email: string; sessionId: string | null; caller: Caller }

/** Whoever asks, once they have shown again that it is them, and a caller that may reach sign-in for them. */
async function confirmed(asked: Asked, password: string): Promise<Self> {
  const { context, request } = asked
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('not_signed_in', '')
  await confirmIdentity(asked, viewer.email, password)
  const { user } = await context
    .get(runtimeContext)
    .auth.findSession(signInHeaders(context, request))
  const actor = { kind: 'system', job: 'own-account', isAwaited: true } as const
  return {
    userId: viewer.userId,
    email: viewer.email,
    sessionId: user?.sessionId ?? null,
    caller: { ...callerOf(context), actor },
  }
}

/** Sets a new password; every other session ends. */
export async function changeOwnPassword(asked: Asked) {
  const values = await parseForm(asked.request)
  const { auth, env } = asked.context.get(runtimeContext)
  const done = await tryOperation(async () => {
    const { newPassword } = validateForm(changePasswordForm(env.PASSWORD_MIN_LENGTH), values)
    const { userId, sessionId, caller } = await confirmed(asked, values['password'] ?? '')
    await changePassword(caller, { userId, sessionId, hash: await auth.hashPassword(newPassword) })
  })
  if (!done.done) return formErrors(done.refusal, values, m.account_password_failed())
  return redirectWithFlash('/account#sign-in', { tone: 'success', text: m.account_password_done() })
}

/** Mails a link to the address that is to be the account's. */
export async function changeOwnAddress(asked: Asked) {
  const values = await parseForm(asked.request)
  const done = await tryOperation(async () => {
    const { email: to } = validateForm(changeAddressForm, values)
    const { userId, email, caller } = await confirmed(asked, values['password'] ?? '')
    if (to === email) {
      const message = m.account_address_same()
      throw new AppError('bad_input', message, { fields: { email: message } })
    }
    await askAddressChange(caller, { userId, to })
    return to
  })
  if (!done.done) return formErrors(done.refusal, values, m.account_address_failed())
  return redirectWithFlash('/account#sign-in', {
    tone: 'success',
    text: m.account_address_asked({ email: done.value }),
  })
}

/** Adds a provider, which the browser then goes to, or removes one. */
export async function changeOwnProviders(asked: Asked) {
  const { request, context } = asked
  const values = await parseForm(request)
  const provider = findProvider(values['provider'])
  const { auth } = context.get(runtimeContext)
  const done = await tryOperation(async () => {
    if (!provider) throw new AppError('bad_input', m.account_providers_failed())
    const { userId, email, caller } = await confirmed(asked, values['password'] ?? '')
    if (values['intent'] === 'remove') {
      await removeProvider(caller, { userId, provider })
      return null
    }
    if (!auth.providers.has(provider)) throw new AppError('conflict', m.auth_provider_off())
    const { address, cookies } = await auth.startWithProvider(signInHeaders(context, request), {
      provider,
      returnTo: '/account#sign-in',
      link: { userId, email },
    })
    if (address === null) {
      throw new AppError('conflict', m.auth_provider_no_url({ provider: PROVIDER_NAMES[provider] }))
    }
    context.get(cookiesContext).push(...cookies)
    return address
  })
  if (!done.done) return formErrors(done.refusal, values, m.account_providers_failed())
  if (done.value === null) {
    return redirectWithFlash('/account#sign-in', {
      tone: 'success',
      text: m.account_provider_removed(),
    })
  }
  return { problems: undefined, leaveFor: done.value }
}
