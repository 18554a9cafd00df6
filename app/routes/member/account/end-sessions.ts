import { redirect, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm } from '#app/request/form.ts'
import { trackSession } from '#app/request/track-session.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'

export const handle = { failed: () => m.groups_failed() }

/** Ends one of the user's sessions, or all of them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = context.get(callerContext)
  if (actor.kind !== 'member') throw redirect('/auth')
  const { userId } = actor
  const { auth } = context.get(runtimeContext)
  const { session } = await parseForm(request)
  if (session) {
    await rethrowAsResponse(auth.endSession(userId, session))
    return redirectWithFlash('/account#sessions', {
      tone: 'success',
      text: m.account_session_ended(),
    })
  }
  await rethrowAsResponse(auth.endAllSessions(userId))
  await trackSession(context, request, 'signed_out')
  const answer = redirectWithFlash('/auth', {
    tone: 'success',
    text: m.account_session_all_ended(),
  })
  const cookies = await rethrowAsResponse(auth.signOut(signInHeaders(context, request)))
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** This route has no page. */
export function loader() {
  return redirect('/account')
}
