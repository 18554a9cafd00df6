import { Link } from 'react-router'
import { m } from '#messages'
import { showDay } from '../show-dates.ts'

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

const cell = 'px-3 py-2.5 text-start align-top sm:px-4'

/** Applications as a dense table; a row's name leads to everything about it. Narrow screens keep name and day. */
export function ApplicationsTable({
  items,
  isDecided,
}: {
  items: readonly ApplicationRow[]
  isDecided: boolean
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {m.admin_organization()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.admin_country()}
            </th>
            <th scope="col" className={`${cell} font-medium max-xl:hidden`}>
              {m.admin_entity_type()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.admin_contact_person()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {isDecided ? m.admin_decided() : m.admin_submitted()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => {
            const day = (isDecided && item.decidedAt) || item.submittedAt
            return (
              <tr key={item.id} className="hover:bg-primary-tint/50">
                <th scope="row" className={`${cell} font-normal`}>
                  <Link
                    id={`item-${item.id}`}
                    to={`/admin/applications/${item.id}`}
                    data-row
                    className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
                    dir="auto"
                  >
                    {item.name}
                  </Link>
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
                  <time dateTime={day}>{showDay(day)}</time>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
