import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { TableRowLink } from '../table/table-row-link.tsx'
import { cell, StaffTable } from '../table/staff-table.tsx'

export type ApplicationRow = {
  id: string
  number: number
  name: string
  nameHebrew: string | null
  country: string
  entityType: string
  contactPerson: string
  submittedAt: string
  decidedAt: string | null
}

/** Applications as a dense table; a row's name leads to everything about it. Narrow screens keep name and day. */
export function ApplicationsTable({
  items,
  isDecided,
}: {
  items: readonly ApplicationRow[]
  isDecided: boolean
}) {
  return (
    <StaffTable
      columns={[
        { title: m.admin_organization() },
        { title: m.admin_country(), className: 'max-md:hidden' },
        { title: m.admin_entity_type(), className: 'max-xl:hidden' },
        { title: m.admin_contact_person(), className: 'max-md:hidden' },
        { title: isDecided ? m.admin_decided() : m.admin_submitted() },
      ]}
    >
      {items.map((item) => {
        const day = (isDecided && item.decidedAt) || item.submittedAt
        return (
          <tr key={item.id} className="hover:bg-primary-tint/50">
            <th scope="row" className={`${cell} font-normal`}>
              <TableRowLink
                id={`item-${item.id}`}
                to={`/admin/applications/${item.id}`}
                name={item.name}
              />
              {item.nameHebrew && (
                <span className="block text-muted">
                  <bdi>{item.nameHebrew}</bdi>
                </span>
              )}
              {item.number > 1 && (
                <span className="block text-muted">
                  {m.moderation_application_number({ number: item.number })}
                </span>
              )}
            </th>
            <td className={`${cell} max-md:hidden`}>{item.country}</td>
            <td className={`${cell} max-xl:hidden`}>
              <bdi>{item.entityType}</bdi>
            </td>
            <td className={`${cell} wrap-anywhere max-md:hidden`}>
              <bdi>{item.contactPerson}</bdi>
            </td>
            <td className={`${cell} whitespace-nowrap`}>
              <time dateTime={day}>{format.shortDate(day)}</time>
            </td>
          </tr>
        )
      })}
    </StaffTable>
  )
}
