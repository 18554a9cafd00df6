import type { Variant } from '#domain/store/product.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'

/** What is left of each size of a product, and a mark where nothing is. */
export function StockWords({ sizes }: { sizes: readonly Variant[] }) {
  const isSoldOut = sizes.every(({ stock }) => stock === 0)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {isSoldOut && <Badge className="bg-donate-tint text-donate">{m.store_sold_out()}</Badge>}
      {sizes.map(({ id, size, stock }) => (
        <span key={id} className={stock === 0 ? 'text-donate' : 'text-muted'}>
          <bdi className="wrap-anywhere">{wordsOf(size, stock)}</bdi>
        </span>
      ))}
    </div>
  )
}

function wordsOf(size: string, stock: number): string {
  const count = format.number(stock)
  if (size === '') return m.shopdesk_in_stock({ count })
  return stock === 0 ? m.shopdesk_size_sold_out({ size }) : m.shopdesk_size_stock({ size, count })
}
