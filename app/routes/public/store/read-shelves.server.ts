import type { RouterContextProvider } from 'react-router'
import { listPartnerLogos } from '#domain/partners/queries/list-partner-logos.ts'
import { listProducts } from '#domain/store/queries/list-products.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { ShelvesProps } from './store-sections.tsx'

/** The newest products, eight per step, and some of their organizations. */
export async function readShelves(
  context: Readonly<RouterContextProvider>,
  steps: number,
): Promise<ShelvesProps> {
  const [{ products, hasMore }, partners] = await Promise.all([
    runOperation(context, listProducts, { steps }),
    runOperation(context, listPartnerLogos, {}),
  ])
  return { products, hasMore, partners, steps }
}
