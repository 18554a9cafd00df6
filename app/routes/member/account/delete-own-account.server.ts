import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs } from 'react-router'
import { deleteAccount } from '#domain/accounts/commands/delete-account.ts'
import { forgetBytes } from '#domain/activity/forget-bytes.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError } from '#platform/errors.ts'
import { confirmIdentity } from './confirm-identity.server.ts'

type Asked = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Deletes the account of whoever asks, once they have shown again that it is them. Then they are a visitor. */
export async function deleteOwnAccount({ request, context }: Asked) {
  const values = await parseForm(request)
  const viewer = context.get(viewerContext)
  const runtime = context.get(runtimeContext)
  const done = await tryOperation(async () => {
    if (!viewer) throw new AppError('not_signed_in', '')
    await confirmIdentity({ request, context }, viewer.email, values['password'] ?? '')
    const actor = { kind: 'system', job: 'delete-account', isAwaited: true } as const
    const caller = { ...callerOf(context), actor }
    await deleteAccount(caller, { userId: viewer.userId })
    // What the storage refuses now, the job tries again.
    void forgetBytes({ runtime, actor, requestId: randomUUID() }).catch((error: unknown) =>
      runtime.log.warn({ err: error }, 'bytes of a deleted account are still there'),
    )
  })
  if (!done.done) return formErrors(done.refusal, values, m.account_delete_failed())
  const answer = redirectWithFlash('/', { tone: 'success', text: m.account_delete_done() })
  const cookies = await runtime.auth.signOut(signInHeaders(context, request)).catch(() => [])
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
