import { redirect, type RouterContextProvider } from 'react-router'
import { listShowcase } from '#domain/ambassadors/queries/list-showcase.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { partnerPageOf } from '../partner/page-of.ts'
import { showcaseAddress, type ShowcasePage } from './showcase.tsx'

/** One page of the ambassadors in the showcase. A page number past the end redirects to the last page. */
export async function loadShowcase(
  context: Readonly<RouterContextProvider>,
  asked: string | null,
): Promise<ShowcasePage> {
  const page = partnerPageOf(asked)
  const { ambassadors, total, pageCount } = await runOperation(context, listShowcase, { page })
  const last = Math.max(1, pageCount)
  if (page > last) throw redirect(showcaseAddress(last))
  return { ambassadors, total, page, pageCount }
}
