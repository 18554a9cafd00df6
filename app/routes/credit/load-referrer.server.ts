import type { RouterContextProvider } from 'react-router'
import { findReferrer, type Referrer } from '#domain/ambassadors/queries/find-referrer.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { findTouch } from '#app/request/touch.ts'

/** Whose link the reader of a form came through; null for most, and where it cannot be known just now. */
export async function loadReferrer(
  asked: { request: Request; context: Readonly<RouterContextProvider> },
  itemId: string,
): Promise<Referrer | null> {
  const touch = findTouch(asked)
  if (!touch) return null
  const caller = callerOf(asked.context)
  const { actor } = caller
  try {
    return await findReferrer(
      { ...caller, actor: { kind: 'system', job: 'links', isAwaited: true } },
      { code: touch.code, itemId, userId: actor.kind === 'member' ? actor.userId : null },
    )
  } catch (error) {
    // The form is there to support, not to credit.
    asked.context.get(runtimeContext).log.warn({ err: error }, 'whose link it was is not known')
    return null
  }
}
