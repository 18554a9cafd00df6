import { redirect, type RouterContextProvider } from 'react-router'
import { listOwnSupports } from '#domain/support/queries/list-own-supports.ts'
import { SUPPORTS_PER_PAGE } from '#domain/support/support.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { pageOf, dashboardTabAddress } from './tabs.ts'

/** A page of the person's supports, as the dashboard shows them. */
export async function loadSupported(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
) {
  const page = pageOf(query.get('page'))
  const { supports, total } = await runOperation(context, listOwnSupports, { page })
  const pageCount = Math.ceil(total / SUPPORTS_PER_PAGE)
  // What was on the last page may have gone.
  if (page > 1 && page > pageCount) throw redirect(dashboardTabAddress('projects', pageCount))
  return { supports, page, pageCount }
}
