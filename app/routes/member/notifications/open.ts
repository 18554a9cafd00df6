import { redirect } from 'react-router'
import { readNotice } from '#domain/following/commands/read-notice.ts'
import { m } from '#messages'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/open.ts'

/** Marks a notice as read and redirects to what it is about. A GET: to read is what the link is for, and only its owner can. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params, m.following_notice_gone())
  throw redirect((await runOperation(context, readNotice, { id })).path)
}
