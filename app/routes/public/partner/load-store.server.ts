import { redirect, type RouterContextProvider } from 'react-router'
import { listPartnerProducts } from '#domain/store/queries/list-partner-products.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { PartnerStoreContent } from './store.tsx'
import { partnerTabAddress } from './tabs.ts'

/** One page of an organization's products; the last page for numbers past the end. */
export async function loadStore(
  context: Readonly<RouterContextProvider>,
  { partnerId, page }: { partnerId: string; page: number },
): Promise<PartnerStoreContent> {
  const { products, pageCount } = await runOperation(context, listPartnerProducts, {
    partnerId,
    page,
  })
  const last = Math.max(1, pageCount)
  if (page > last) throw redirect(partnerTabAddress(partnerId, 'store', last))
  return { products, page, pageCount }
}
