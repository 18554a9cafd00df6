import type { ReactNode } from 'react'
import { m } from '#messages'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { ShownChange } from './present-changes.ts'

/** Lists the profile changes by an organization's owner: fields, author and time, but never the values. */
export function ProfileChanges({
  changes,
  children,
}: {
  changes: readonly ShownChange[]
  /** Text below the heading: the start of the period, and a link to the profile. */
  children: ReactNode
}) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="profile-changes" className="mt-8">
      <h2 id="profile-changes" className="font-display text-subheading font-bold">
        {m.partneradmin_changes()}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{children}</p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
        {changes.map(({ id, at, by, status, fields }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[12rem_1fr]">
            <p className="text-muted">
              <Moment at={at} as="dateTime" className="block" />
              <bdi className="wrap-anywhere">{by}</bdi>
            </p>
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <ul className="flex flex-wrap gap-x-1">
                {fields.map(({ label, isTelling }, index) => (
                  <li key={label} className={isTelling ? 'font-medium' : undefined}>
                    {index < fields.length - 1 ? `${label},` : label}
                  </li>
                ))}
              </ul>
              {fields.some(({ isTelling }) => isTelling) && (
                <StatusBadge tone="warning">
                  {m.partneradmin_changes_telling({ status: status.toLowerCase() })}
                </StatusBadge>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
