import { redirect, type RouterContextProvider } from 'react-router'
import { listPartnerNews } from '#domain/content/queries/list-partner-news.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { PartnerNewsContent } from './news.tsx'
import { partnerTabAddress } from './tabs.ts'

/** One page of an organization's news; the last page for numbers past the end. */
export async function loadNews(
  context: Readonly<RouterContextProvider>,
  { partnerId, page }: { partnerId: string; page: number },
): Promise<PartnerNewsContent> {
  const { news, pageCount } = await runOperation(context, listPartnerNews, { partnerId, page })
  const last = Math.max(1, pageCount)
  if (page > last) throw redirect(partnerTabAddress(partnerId, 'news', last))
  return { news, page, pageCount }
}
