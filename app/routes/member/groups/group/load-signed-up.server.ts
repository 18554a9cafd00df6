import { redirect, type RouterContextProvider } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import { listGroupSignUps, SIGN_UPS_PER_PAGE } from '#domain/support/queries/list-group-sign-ups.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { pageNumber } from '#app/request/search-params.ts'

/** Loads a page of the group's sign-ups. */
export async function loadSignedUp(
  context: Readonly<RouterContextProvider>,
  groupId: string,
  query: URLSearchParams,
) {
  const page = pageNumber.read(query.get('page'))
  const { signUps, total } = await runOperation(context, listGroupSignUps, { groupId, page })
  const pageCount = Math.ceil(total / SIGN_UPS_PER_PAGE)
  if (page > 1 && page > pageCount) throw redirect(groupPath(groupId))
  return { signUps, page, pageCount }
}
