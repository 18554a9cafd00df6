import type { RouterContextProvider } from 'react-router'
import { scannedPath } from '#domain/attendance/attendance.ts'
import { signCheckInCode } from '#domain/attendance/check-in-code.ts'
import { getOnTheDay } from '#domain/attendance/queries/get-on-the-day.ts'
import type { OwnSignUp } from '#domain/support/queries/get-sign-up.ts'
import { takesPart } from '#domain/support/support.ts'
import { runtimeContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { drawCode } from '../../credit/draw-code.server.ts'
import type { OpenedSignUp } from './open-sign-up.server.ts'

/** What the page of a sign-up shows about the day itself: the code to show there, and what came of it. */
export async function loadOnTheDay(
  context: Readonly<RouterContextProvider>,
  { caller, key, of }: OpenedSignUp,
  { id, kind, status, mayFree, isPublic }: OwnSignUp,
) {
  const { seal, origin, env } = context.get(runtimeContext)
  const showsCode = status === 'confirmed' && mayFree && isPublic && takesPart(kind)
  return {
    ...(await rethrowAsResponse(getOnTheDay(caller, { supportId: id, userId: of.userId }))),
    code: showsCode ? drawCode(origin + scannedPath(signCheckInCode(seal, id))) : null,
    supportId: id,
    key,
    languages: env.LANGUAGES,
  }
}
