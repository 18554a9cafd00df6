import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ShownOrganization } from './page.tsx'
import { PartnerDay } from '../day.tsx'
import { Reason } from './status.tsx'

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
              {m.partneradmin_submitted_on()} <PartnerDay at={submittedAt} />
              {decidedAt && (
                <>
                  {' · '}
                  {m.partneradmin_decided_on()} <PartnerDay at={decidedAt} />
                </>
              )}
            </p>
            {reason && <Reason>{reason}</Reason>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
