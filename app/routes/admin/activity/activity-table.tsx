import { Link } from 'react-router'
import type { ActivityFilters } from '#domain/activity/activity-filters.ts'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { activityAddress } from './activity-address.ts'

export type ActivityRow = {
  id: string
  person: { id: string; name: string } | null
  name: string
  details: string
  ipAddress: string | null
  at: string
}

const cell = 'px-3 py-2.5 text-start align-top sm:px-4'

/** Activities as a dense table; on phones the moment stands below the person, and the address of the
 * connection below the details. */
export function ActivityTable({
  rows,
  filters,
}: {
  rows: readonly ActivityRow[]
  filters: ActivityFilters
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium max-sm:w-32`}>
              {m.useractivity_user()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden md:w-44`}>
              {m.useractivity_activity()}
            </th>
            <th scope="col" className={`${cell} font-medium md:w-[36%]`}>
              {m.useractivity_details()}
            </th>
            <th scope="col" className={`${cell} font-medium max-lg:hidden`}>
              {m.useractivity_ip()}
            </th>
            <th scope="col" className={`${cell} w-40 font-medium max-sm:hidden`}>
              {m.useractivity_when()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, person, name, details, ipAddress, at }) => {
            const from = ipAddress ?? m.useractivity_not_recorded()
            return (
              <tr key={id} className="hover:bg-primary-tint/50">
                <th scope="row" className={`${cell} font-normal`}>
                  {person ? (
                    <Link
                      to={activityAddress({ ...filters, who: '', person: person.id })}
                      title={m.useractivity_only({ name: person.name })}
                      className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
                    >
                      <bdi>{person.name}</bdi>
                    </Link>
                  ) : (
                    <span className="text-muted">{m.useractivity_visitor()}</span>
                  )}
                  <RelativeTime at={at} className="block text-muted sm:hidden" />
                </th>
                <td className={`${cell} max-md:hidden`}>
                  <Badge className="-my-0.5">{name}</Badge>
                </td>
                <td className={cell}>
                  <span className="block md:hidden">{name}</span>
                  <span className="block wrap-anywhere max-md:text-muted" dir="ltr">
                    {details}
                  </span>
                  <span className="block text-muted lg:hidden">{from}</span>
                </td>
                <td className={`${cell} wrap-anywhere text-muted max-lg:hidden`}>{from}</td>
                <td className={`${cell} max-sm:hidden`}>
                  <RelativeTime at={at} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
