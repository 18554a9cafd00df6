import { data, type RouterContextProvider } from 'react-router'
import { readSignUpKey } from '#domain/support/sign-up-link.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { refusePosted } from '#app/request/deny-access.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'

type Context = Readonly<RouterContextProvider>

export type OpenedSignUp = {
  caller: Caller
  key: string | null
  of: { supportId: string; userId: string; hadIt: boolean }
}

/**
 * Authorizes a sign-up's page by the key from an email, or for the signed-in user, whose own sign-ups only are found.
 * Otherwise 404; a form posted after the session has ended is kept.
 */
export function openSignUp(context: Context, request: Request, supportId: string): OpenedSignUp {
  const { seal, clock } = context.get(runtimeContext)
  const own = callerOf(context)
  const caller: Caller = { ...own, actor: { kind: 'system', job: 'sign-up page', isAwaited: true } }
  const key = new URL(request.url).searchParams.get('key')
  const opened = key ? readSignUpKey(seal, key, clock.now()) : null
  if (opened?.supportId === supportId) return { caller, key, of: { ...opened, hadIt: true } }
  if (own.actor.kind === 'member') {
    return { caller, key: null, of: { supportId, userId: own.actor.userId, hadIt: false } }
  }
  refusePosted(request, new AppError('not_signed_in', m.errors_sign_in_first()))
  throw data(null, { status: 404 })
}
