import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ShownOrganization } from './page.tsx'
import { DecisionReason } from './status.tsx'

/** Lists the earlier applications and their decisions. */
export function ApplicationHistory({
  applications,
}: {
  applications: ShownOrganization['applications']
}) {
  const earlier = applications.slice(1)
  if (earlier.length === 0) return null
  return (
    <Disclosure summary={m.partneradmin_history({ count: earlier.length })}>
      <ol className="flex flex-col gap-6">
        {earlier.map(({ number, status, submittedAt, decidedAt, reason }) => (
          <li key={number} className="text-ink">
            <p className="font-medium">
              {m.partneradmin_history_entry({ number, status: partnerStatusLabel(status) })}
            </p>
            <p className="text-sm text-muted">
              {m.partneradmin_submitted_on()} <Moment at={submittedAt} />
              {decidedAt && (
                <>
                  {' · '}
                  {m.partneradmin_decided_on()} <Moment at={decidedAt} />
                </>
              )}
            </p>
            {reason && <DecisionReason>{reason}</DecisionReason>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
