import { redirect, type ActionFunctionArgs } from 'react-router'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { trackSession } from '#app/request/track-session.ts'
import { signInHeaders } from '#app/request/session.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'

/** Ends the session and redirects home. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { auth } = context.get(runtimeContext)
  const answer = redirect('/')
  const cookies = await rethrowAsResponse(auth.signOut(signInHeaders(context, request)))
  // The caller was read when the request arrived, so they are known although the session has ended.
  if (context.get(viewerContext)) await trackSession(context, request, 'signed_out')
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** No page here; redirects home. */
export function loader() {
  return redirect('/')
}
