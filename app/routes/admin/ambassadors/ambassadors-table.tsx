import { ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import type { ListedAmbassador } from '#domain/ambassadors/queries/list-ambassadors.ts'
import { formatMoney } from '#domain/support/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { ambassadorAddress } from './ambassadors-address.ts'
import { AmbassadorStatusBadge } from './ambassador-status-badge.tsx'
import { TableRowLink } from '../table/table-row-link.tsx'
import { cell, StaffTable } from '../table/staff-table.tsx'

export type AmbassadorRow = Omit<ListedAmbassador, 'createdAt'> & { createdAt: string }

const number = 'px-3 py-2 text-end align-top tabular-nums sm:px-4 max-lg:hidden'

/** Ambassadors as a dense table; a row's name leads to everything about them. Narrow screens keep name and standing. */
export function AmbassadorsTable({ items }: { items: readonly AmbassadorRow[] }) {
  return (
    <StaffTable
      columns={[
        { title: m.ambassadordesk_name() },
        { title: m.ambassadordesk_page() },
        { title: m.becoming_type(), className: 'max-md:hidden' },
        { title: m.ambassadordesk_supporters(), className: 'text-end max-lg:hidden' },
        { title: m.ambassadordesk_raised(), className: 'text-end max-lg:hidden' },
        { title: m.ambassadordesk_since(), className: 'max-md:hidden' },
      ]}
    >
      {items.map((item) => (
        <tr key={item.id} className="hover:bg-primary-tint/50">
          <th scope="row" className={`${cell} font-normal`}>
            <TableRowLink to={ambassadorAddress(item.id)} name={item.name} />
          </th>
          <td className={cell}>
            <AmbassadorStatusBadge standing={item.standing} />
          </td>
          <td className={`${cell} max-md:hidden`}>{ambassadorTypeLabel(item.type)}</td>
          <td className={number}>{format.number(item.supporters)}</td>
          <td className={number}>{formatMoney(item.raisedCents)}</td>
          <td className={`${cell} whitespace-nowrap max-md:hidden`}>
            <time dateTime={item.createdAt}>{format.shortDate(item.createdAt)}</time>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}
