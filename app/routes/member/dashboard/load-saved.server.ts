import { redirect, type RouterContextProvider } from 'react-router'
import { listSaved } from '#domain/support/queries/list-saved.ts'
import { SUPPORTS_PER_PAGE } from '#domain/support/support.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { pageOf, dashboardTabAddress } from './tabs.ts'

/** A page of what the person keeps, as the dashboard shows it. */
export async function loadSaved(context: Readonly<RouterContextProvider>, query: URLSearchParams) {
  const page = pageOf(query.get('page'))
  const { saved, total } = await runOperation(context, listSaved, { page })
  const pageCount = Math.ceil(total / SUPPORTS_PER_PAGE)
  // What was on the last page may have gone.
  if (page > 1 && page > pageCount) throw redirect(dashboardTabAddress('saved', pageCount))
  return { saved, page, pageCount }
}
