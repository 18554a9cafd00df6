import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs } from 'react-router'
import { deleteAccount } from '#domain/accounts/delete-account.ts'
import { getOwnSignIn } from '#domain/accounts/get-own-sign-in.ts'
import { forgetBytes } from '#domain/retention/forget-bytes.ts'
import { m } from '#messages'
import { houseContext, viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { hasPassword } from './has-password.ts'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>

/** How lately somebody without a password must have signed in to be taken for themselves. */
const RECENT_MS = 10 * 60_000

/** Deletes the account of whoever asks, once they have shown again that it is them. Then they are a visitor. */
export async function deleteOwnAccount({ request, context }: Asked) {
  const values = await readForm(request)
  const viewer = context.get(viewerContext)
  const house = context.get(houseContext)
  const done = await attempt(async () => {
    if (!viewer) throw new AppError('not_signed_in', '')
    await prove({ request, context }, viewer.email, values['password'] ?? '')
    const actor = { kind: 'system', job: 'delete-account', isAwaited: true } as const
    const caller = { ...callerOf(context), actor }
    await deleteAccount(caller, { userId: viewer.userId })
    // What the storage refuses now, the job tries again.
    void forgetBytes({ house, actor, requestId: randomUUID() }).catch((error: unknown) =>
      house.log.warn({ err: error }, 'bytes of a deleted account are still there'),
    )
  })
  if (!done.done) return refuseForm(done.refusal, values, m.account_delete_failed())
  const answer = flashed('/', { tone: 'success', text: m.account_delete_done() })
  const cookies = await house.auth.signOut(signInHeaders(context, request)).catch(() => [])
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** @throws AppError bad_input beside the password, or conflict where the sign-in is too long ago. */
async function prove({ request, context }: Asked, email: string, password: string): Promise<void> {
  const { auth, clock } = context.get(houseContext)
  const headers = signInHeaders(context, request)
  const signIn = await getOwnSignIn(callerOf(context), {})
  if (hasPassword(signIn)) {
    if (password === '') throw wrong(m.account_delete_password_missing())
    await provePassword({ request, context }, email, password)
    return
  }
  const { user } = await auth.findSession(headers)
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
  const { auth } = context.get(houseContext)
  // Without the cookie, or the session that asks would be ended by the new one.
  const headers = signInHeaders(context, request)
  headers.delete('cookie')
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
