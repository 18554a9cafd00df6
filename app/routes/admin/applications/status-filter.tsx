import { Link } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { listAddress } from '../list-address.ts'
import { STATUS_FILTERS } from './status-filters.ts'

/** The saved filters, as links. */
export function StatusFilter({ current }: { current: string }) {
  return (
    <nav aria-label={m.admin_applications_filter()}>
      <ul className="flex flex-wrap gap-1.5">
        {STATUS_FILTERS.map(({ status, label }) => (
          <li key={status}>
            <Link
              to={listAddress('/admin/applications', 1, status === 'pending' ? {} : { status })}
              aria-current={status === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center rounded-full border border-field px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                status === current
                  ? 'border-primary bg-primary-tint text-primary'
                  : 'text-muted hover:border-primary hover:text-primary',
              )}
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
