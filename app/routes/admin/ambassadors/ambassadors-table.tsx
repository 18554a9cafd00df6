import { Link } from 'react-router'
import { typeLabel } from '#domain/ambassadors/ambassador.ts'
import type { ListedAmbassador } from '#domain/ambassadors/list-ambassadors.ts'
import { inDollars } from '#domain/support/money.ts'
import { m } from '#messages'
import { showDay } from '../show-dates.ts'
import { ambassadorAddress } from './ambassadors-address.ts'
import { StandingBadge } from './standing-badge.tsx'

export type AmbassadorRow = Omit<ListedAmbassador, 'createdAt'> & { createdAt: string }

const cell = 'px-3 py-2 text-start align-top sm:px-4'
const number = 'px-3 py-2 text-end align-top tabular-nums sm:px-4 max-lg:hidden'

/** Ambassadors as a dense table; a row's name leads to everything about them. Narrow screens keep name and standing. */
export function AmbassadorsTable({ items }: { items: readonly AmbassadorRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {m.ambassadordesk_name()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.ambassadordesk_page()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.becoming_type()}
            </th>
            <th scope="col" className={`${number} font-medium`}>
              {m.ambassadordesk_supporters()}
            </th>
            <th scope="col" className={`${number} font-medium`}>
              {m.ambassadordesk_raised()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.ambassadordesk_since()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <tr key={item.id} className="hover:bg-primary-tint/50">
              <th scope="row" className={`${cell} font-normal`}>
                <Link
                  to={ambassadorAddress(item.id)}
                  data-row
                  className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
                  dir="auto"
                >
                  {item.name}
                </Link>
              </th>
              <td className={cell}>
                <StandingBadge standing={item.standing} />
              </td>
              <td className={`${cell} max-md:hidden`}>{typeLabel(item.type)}</td>
              <td className={number}>{item.supporters.toLocaleString('en-US')}</td>
              <td className={number}>{inDollars(item.raisedCents)}</td>
              <td className={`${cell} whitespace-nowrap max-md:hidden`}>
                <time dateTime={item.createdAt}>{showDay(item.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
