import { redirect, type ActionFunctionArgs } from 'react-router'
import { houseContext } from '#app/request/context.ts'
import { signInHeaders } from '#app/request/session.ts'
import { translateRefusal } from '#app/request/perform.ts'

/** Ends the session and returns home. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { auth } = context.get(houseContext)
  const answer = redirect('/')
  const cookies = await translateRefusal(auth.signOut(signInHeaders(context, request)))
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Nothing is here to see; a link that was opened by hand leads home. */
export function loader() {
  return redirect('/')
}
