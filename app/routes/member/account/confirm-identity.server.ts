import type { ActionFunctionArgs } from 'react-router'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { hasPassword } from './has-password.ts'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>

/** How recently a user without a password must have signed in, in milliseconds. */
const RECENT_MS = 10 * 60_000

/**
 * Verifies that the request comes from the account's owner and not from someone at an open browser: by password, or,
 * for accounts without one, by a sign-in within the last ten minutes.
 *
 * @throws AppError bad_input on the password, or conflict if the sign-in is too old.
 */
export async function confirmIdentity(
  { request, context }: Asked,
  email: string,
  password: string,
): Promise<void> {
  const { auth, clock } = context.get(runtimeContext)
  const signIn = await getOwnSignIn(callerOf(context), {})
  if (hasPassword(signIn)) {
    if (password === '') throw wrong(m.account_delete_password_missing())
    await provePassword({ request, context }, email, password)
    return
  }
  const { user } = await auth.findSession(signInHeaders(context, request))
  const session = signIn.sessions.find(({ id }) => id === user?.sessionId)
  const since = session ? new Date(session.created_at).getTime() : 0
  if (clock.now().getTime() - since > RECENT_MS) {
    throw new AppError('conflict', m.account_delete_not_recent())
  }
}

/** Signs in with the password, counted like any other attempt, and signs out again at once. */
async function provePassword(
  { request, context }: Asked,
  email: string,
  password: string,
): Promise<void> {
  const { auth } = context.get(runtimeContext)
  const headers = signInHeaders(context, request)
  // Drops the session cookie, because the new sign-in would end that session; the known-browser cookie stays.
  const others = (headers.get('cookie') ?? '')
    .split(';')
    .filter((cookie) => !cookie.includes('session_token'))
  headers.set('cookie', others.join(';'))
  let cookies: string[]
  try {
    cookies = await auth.signIn(headers, { email, password, returnTo: '/' })
  } catch (error) {
    if (isAppError(error) && error.code === 'bad_input') {
      throw wrong(m.account_delete_password_wrong())
    }
    throw error
  }
  headers.set('cookie', cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))
  await auth.signOut(headers)
}

function wrong(sentence: string): AppError {
  return new AppError('bad_input', sentence, { fields: { password: sentence } })
}
