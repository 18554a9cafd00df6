import { Link } from 'react-router'
import { m } from '#messages'
import type { Purchase } from '#domain/orders/queries/list-own-orders.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { dashboardParams } from './params.ts'

type PurchasesViewProps = { purchases: Purchase[]; page: number; pageCount: number }

/** What the person has ordered in the store, the newest first. */
export function PurchasesView({ purchases, page, pageCount }: PurchasesViewProps) {
  const isOpen = useIsOpen('store')
  return (
    <section aria-labelledby="purchases" className="mt-7">
      <h2 id="purchases" className="font-display text-subheading font-bold">
        {m.dashboard_purchases()}
      </h2>
      {purchases.length === 0 ? (
        <EmptyState
          title={m.dashboard_none_bought()}
          region="coast"
          time="dawn"
          level={3}
          action={
            isOpen && (
              <Button asChild>
                <Link to="/store">{m.dashboard_visit_store()}</Link>
              </Button>
            )
          }
        >
          {isOpen ? m.dashboard_none_bought_text() : m.dashboard_store_closed()}
        </EmptyState>
      ) : (
        <ul className="mt-5 mb-8 flex flex-col gap-5">
          {purchases.map((purchase) => (
            <li key={purchase.id}>
              <PurchaseCard purchase={purchase} mayRepeat={isOpen} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOf={(number) => dashboardParams.href({ tab: 'purchases', page: number })}
      />
    </section>
  )
}
