import { m } from '#messages'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { format } from '#platform/text/format.ts'
import { PartnerStatusBadge } from './partner-status-badge.tsx'
import { TableRowLink } from '../table/table-row-link.tsx'
import { cell, StaffTable } from '../table/staff-table.tsx'

export type OrganizationRow = {
  id: string
  status: PartnerStatus
  isClosed: boolean
  name: string
  nameHebrew: string | null
  country: string
  contactPerson: string
  createdAt: string
}

/** Organizations as a dense table; a row's name leads to everything about it. Narrow screens keep name and standing. */
export function OrganizationsTable({ items }: { items: readonly OrganizationRow[] }) {
  return (
    <StaffTable
      columns={[
        { title: m.organizations_name() },
        { title: m.organizations_status() },
        { title: m.admin_country(), className: 'max-md:hidden' },
        { title: m.admin_contact_person(), className: 'max-lg:hidden' },
        { title: m.organizations_since(), className: 'max-md:hidden' },
      ]}
    >
      {items.map((item) => (
        <tr key={item.id} className="hover:bg-primary-tint/50">
          <th scope="row" className={`${cell} font-normal`}>
            <TableRowLink to={`/admin/partners/${item.id}`} name={item.name} />
            {item.nameHebrew && (
              <span className="text-muted max-sm:block sm:ms-3">
                <bdi>{item.nameHebrew}</bdi>
              </span>
            )}
          </th>
          <td className={cell}>
            <PartnerStatusBadge status={item.status} isClosed={item.isClosed} />
          </td>
          <td className={`${cell} max-md:hidden`}>{item.country}</td>
          <td className={`${cell} wrap-anywhere max-lg:hidden`}>
            <bdi>{item.contactPerson}</bdi>
          </td>
          <td className={`${cell} whitespace-nowrap max-md:hidden`}>
            <time dateTime={item.createdAt}>{format.shortDate(item.createdAt)}</time>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}
