import { redirect, type ActionFunctionArgs } from 'react-router'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { trackSession } from '#app/request/track-session.ts'
import { signInHeaders } from '#app/request/session.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'

/** Ends the session and returns home. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { auth } = context.get(runtimeContext)
  const answer = redirect('/')
  const cookies = await rethrowAsResponse(auth.signOut(signInHeaders(context, request)))
  // What still was when the request came: the caller is known, though the session has ended.
  if (context.get(viewerContext)) await trackSession(context, request, 'signed_out')
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Nothing is here to see; a link that was opened by hand leads home. */
export function loader() {
  return redirect('/')
}
