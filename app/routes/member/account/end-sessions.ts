import { redirect, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { callerContext, houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm } from '#app/request/form.ts'
import { noteSession } from '#app/request/note-session.ts'
import { translateRefusal } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'

export const handle = { failed: () => m.groups_failed() }

/** Signs out somewhere: of one session of one's own, or of all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = context.get(callerContext)
  if (actor.kind !== 'member') throw redirect('/auth')
  const { userId } = actor
  const { auth } = context.get(houseContext)
  const { session } = await readForm(request)
  if (session) {
    await translateRefusal(auth.endSession(userId, session))
    return flashed('/account#sessions', { tone: 'success', text: m.account_session_ended() })
  }
  await translateRefusal(auth.endAllSessions(userId))
  await noteSession(context, request, 'signed_out')
  const answer = flashed('/auth', { tone: 'success', text: m.account_session_all_ended() })
  const cookies = await translateRefusal(auth.signOut(signInHeaders(context, request)))
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Nothing is here to see. */
export function loader() {
  return redirect('/account')
}
