import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { getCheckIn } from '#domain/attendance/queries/get-check-in.ts'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { idOf } from '#app/request/id-of.ts'
import { callerOf, runOperation, tryOperation } from '#app/request/run-operation.ts'
import { presentViewer } from '#app/shell/present-viewer.ts'
import { carryOut } from './carry-out.server.ts'

/** Who is expected and who is here, for lists that several people have open. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<Response> {
  const of = { itemId: idOf(params, m.posts_not_found()), dateId: url.searchParams.get('date') }
  const { expected } = await runOperation(context, getCheckIn, of)
  return answer({ expected })
}

/** Takes one mark that a browser has kept; its id makes sending it again harmless. */
export async function action({ request, params, url, context }: ActionFunctionArgs) {
  const of = { itemId: idOf(params, m.posts_not_found()), dateId: url.searchParams.get('date') }
  const values = await parseForm(request)
  const caller = callerOf(context)
  // Pages of an older version name no account.
  const { account } = values
  if (account !== undefined && account !== accountOf(context)) {
    return answer({ message: m.onday_not_sent_signed_out() }, 401)
  }
  const key = values['id']
  const marked = await tryOperation(() =>
    carryOut(context, isId(key) ? { ...caller, key } : caller, of, values),
  )
  if (marked.done) return answer({ done: marked.value })
  const { fields, message, status } = marked.refusal
  const [first] = Object.values(fields ?? {})
  return answer({ message: first ?? message }, status)
}

/** How a browser knows the account that is signed in. */
function accountOf(context: ActionFunctionArgs['context']): string | undefined {
  return presentViewer(context.get(viewerContext), context.get(runtimeContext).seal)?.mark
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
