import type { RouterContextProvider } from 'react-router'
import { findReferrer, type Referrer } from '#domain/ambassadors/queries/find-referrer.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { findReferral } from '#app/request/referral.ts'

/** The ambassador whose link brought the user to a form; null if there is none or it cannot be loaded right now. */
export async function loadReferrer(
  asked: { request: Request; context: Readonly<RouterContextProvider> },
  itemId: string,
): Promise<Referrer | null> {
  const referral = findReferral(asked)
  if (!referral) return null
  const caller = callerOf(asked.context)
  const { actor } = caller
  try {
    return await findReferrer(
      { ...caller, actor: { kind: 'system', job: 'links', isAwaited: true } },
      { code: referral.code, itemId, userId: actor.kind === 'member' ? actor.userId : null },
    )
  } catch (error) {
    // The form must work even if the credit is unknown.
    asked.context.get(runtimeContext).log.warn({ err: error }, 'whose link it was is not known')
    return null
  }
}
