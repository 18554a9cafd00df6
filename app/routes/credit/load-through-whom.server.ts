import type { RouterContextProvider } from 'react-router'
import { findThroughWhom, type ThroughWhom } from '#domain/ambassadors/queries/find-through-whom.ts'
import { houseContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/perform.ts'
import { findTouch } from '#app/request/touch.ts'

/** Whose link the reader of a form came through; null for most, and where it cannot be known just now. */
export async function loadThroughWhom(
  asked: { request: Request; context: Readonly<RouterContextProvider> },
  itemId: string,
): Promise<ThroughWhom | null> {
  const touch = findTouch(asked)
  if (!touch) return null
  const caller = callerOf(asked.context)
  const { actor } = caller
  try {
    return await findThroughWhom(
      { ...caller, actor: { kind: 'system', job: 'links', isAwaited: true } },
      { code: touch.code, itemId, userId: actor.kind === 'member' ? actor.userId : null },
    )
  } catch (error) {
    // The form is there to support, not to credit.
    asked.context.get(houseContext).log.warn({ err: error }, 'whose link it was is not known')
    return null
  }
}
