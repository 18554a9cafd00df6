import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs } from 'react-router'
import { changeAddressForm, changePasswordForm } from '#domain/accounts/account-forms.ts'
import {
  askAddressChange,
  changePassword,
  removeProvider,
} from '#domain/accounts/commands/account-changes.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { purgeStoredBytes } from '#domain/activity/purge-stored-bytes.ts'
import { m } from '#messages'
import { cookiesContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { findProvider } from '#platform/auth/providers.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { confirmIdentity } from './confirm-identity.server.ts'

const SIGN_IN = '/account#sign-in'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>
type Self = { userId: string; email: string; caller: Caller }

/** Confirms the user's identity and returns them with a caller that may change sign-in data. */
async function confirmed(
  asked: Asked,
  { password = '' }: Record<string, string>,
  job: 'own-account' | 'delete-account' = 'own-account',
): Promise<Self> {
  const viewer = asked.context.get(viewerContext)
  if (!viewer) throw new AppError('not_signed_in', '')
  const { userId, email } = viewer
  await confirmIdentity(asked, email, password)
  const actor = { kind: 'system', job, isAwaited: true } as const
  return { userId, email, caller: { ...callerOf(asked.context), actor } }
}

/** Sets a new password and ends all other sessions. */
export const setPassword = formAction({
  async run({ values, ...asked }) {
    const { request, context } = asked
    const { auth, env } = context.get(runtimeContext)
    const { newPassword } = validateForm(changePasswordForm(env.PASSWORD_MIN_LENGTH), values)
    const { userId, caller } = await confirmed(asked, values)
    const { user } = await auth.findSession(signInHeaders(context, request))
    const hash = await auth.hashPassword(newPassword)
    await changePassword(caller, { userId, sessionId: user?.sessionId ?? null, hash })
    return m.account_password_done()
  },
  to: SIGN_IN,
})

/** Emails a confirmation link to the new address. */
export const setAddress = formAction({
  async run({ values, ...asked }) {
    const { email: to } = validateForm(changeAddressForm, values)
    const { userId, email, caller } = await confirmed(asked, values)
    if (to === email) {
      const message = m.account_address_same()
      throw new AppError('bad_input', message, { fields: { email: message } })
    }
    await askAddressChange(caller, { userId, to })
    return m.account_address_asked({ email: to })
  },
  to: SIGN_IN,
})

/** Connects a provider, by sending the browser to it, or disconnects one. */
export const setProvider = formAction({
  async run({ values, ...asked }) {
    const { request, context } = asked
    const provider = findProvider(values['provider'])
    if (!provider) throw new AppError('bad_input', m.account_providers_failed())
    const { userId, email, caller } = await confirmed(asked, values)
    if (values['intent'] === 'remove') {
      await removeProvider(caller, { userId, provider })
      return m.account_provider_removed()
    }
    const { auth } = context.get(runtimeContext)
    if (!auth.providers.has(provider)) throw new AppError('conflict', m.auth_provider_off())
    const { address, cookies } = await auth.startWithProvider(signInHeaders(context, request), {
      provider,
      returnTo: SIGN_IN,
      link: { userId, email },
    })
    if (address === null) {
      throw new AppError('conflict', m.auth_provider_no_url({ provider: PROVIDER_NAMES[provider] }))
    }
    context.get(cookiesContext).push(...cookies)
    return { problems: undefined, leaveFor: address }
  },
  to: SIGN_IN,
})

/** Deletes the user's own account after confirming their identity, and signs them out. */
export const deleteOwnAccount = formAction({
  async run({ values, ...asked }) {
    const { userId, caller } = await confirmed(asked, values, 'delete-account')
    const { runtime, actor } = caller
    await deleteAccount(caller, { userId })
    // If the storage fails now, the job retries.
    void purgeStoredBytes({ runtime, actor, requestId: randomUUID() }).catch((error: unknown) =>
      runtime.log.warn({ err: error }, 'bytes of a deleted account are still there'),
    )
    const { auth } = asked.context.get(runtimeContext)
    const headers = signInHeaders(asked.context, asked.request)
    const answer = redirectWithFlash('/', { tone: 'success', text: m.account_delete_done() })
    const cookies = await auth.signOut(headers).catch(() => [])
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
    return answer
  },
})
