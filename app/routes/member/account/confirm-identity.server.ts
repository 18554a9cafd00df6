import type { ActionFunctionArgs } from 'react-router'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { hasPassword } from './has-password.ts'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>

/** How lately somebody without a password must have signed in to be taken for themselves. */
const RECENT_MS = 10 * 60_000

/**
 * Makes sure that it is the person who asks, and not someone at their open browser: by the password, or by a sign-in within
 * ten minutes where there is none.
 *
 * @throws AppError bad_input beside the password, or conflict where the sign-in is too long ago.
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

/** Signs in with it, counted like any other try, and out again at once. */
async function provePassword(
  { request, context }: Asked,
  email: string,
  password: string,
): Promise<void> {
  const { auth } = context.get(runtimeContext)
  const headers = signInHeaders(context, request)
  // Without the session, or it would be ended by the new one; a known browser stays known.
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
