import type { RouterContextProvider } from 'react-router'
import { listOwnSupports } from '#domain/support/list-own-supports.ts'
import { PER_PAGE } from '#domain/support/support.ts'
import { perform } from '#app/request/perform.ts'
import { pageOf } from './tabs.ts'

/** A page of the person's supports, as the dashboard shows them. */
export async function loadSupported(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
) {
  const page = pageOf(query.get('page'))
  const { supports, total } = await perform(context, listOwnSupports, { page })
  return { supports, page, pageCount: Math.ceil(total / PER_PAGE) }
}
