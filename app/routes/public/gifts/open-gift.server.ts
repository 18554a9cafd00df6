import { data, type RouterContextProvider } from 'react-router'
import { openGiftSeal } from '#domain/support/gift.ts'
import { isOwnGift } from '#domain/support/queries/is-own-gift.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { refusePosted } from '#app/request/deny-access.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Authorizes a gift's page for its donor, by session, by this browser's guest cookie or by its key; 404 for others.
 * A form posted after the session has ended is kept.
 * Returns the caller for the page's operations and the key, if one was used.
 */
export async function openGift(
  context: Context,
  request: Request,
  id: string,
): Promise<{ caller: Caller; key: string | null }> {
  const caller = callerOf(context)
  const asJob: Caller = { ...caller, actor: { kind: 'system', job: 'gift page', isAwaited: true } }
  const key = new URL(request.url).searchParams.get('key')
  if (key && openGiftSeal(context.get(runtimeContext).seal, key) === id)
    return { caller: asJob, key }
  const { kind } = caller.actor
  const mayBeOwn = kind === 'member' || kind === 'guest'
  if (mayBeOwn && (await rethrowAsResponse(isOwnGift(caller, { id })))) {
    return { caller: asJob, key: null }
  }
  if (kind !== 'member') {
    refusePosted(request, new AppError('not_signed_in', m.errors_sign_in_first()))
  }
  throw data(null, { status: 404 })
}
