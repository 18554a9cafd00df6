import { Link } from 'react-router'
import { m } from '#messages'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { showDay } from '../show-dates.ts'
import { PartnerStatusBadge } from './partner-status-badge.tsx'

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

const cell = 'px-3 py-2 text-start align-top sm:px-4'

/** Organizations as a dense table; a row's name leads to everything about it. Narrow screens keep name and standing. */
export function OrganizationsTable({ items }: { items: readonly OrganizationRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {m.organizations_name()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.organizations_status()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.admin_country()}
            </th>
            <th scope="col" className={`${cell} font-medium max-lg:hidden`}>
              {m.admin_contact_person()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.organizations_since()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <tr key={item.id} className="hover:bg-primary-tint/50">
              <th scope="row" className={`${cell} font-normal`}>
                <Link
                  to={`/admin/partners/${item.id}`}
                  data-row
                  className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
                  dir="auto"
                >
                  {item.name}
                </Link>
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
                <time dateTime={item.createdAt}>{showDay(item.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
