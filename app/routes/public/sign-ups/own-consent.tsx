import type { GuardianConsent } from '#domain/consent/list-consents.ts'
import { consentLabel } from '#domain/consent/consent.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** Whether a parent or guardian has agreed, and until when the place is held for their answer. */
export function OwnConsent({
  own,
  isHeld,
  timeZone,
}: {
  own: GuardianConsent
  isHeld: boolean
  timeZone: string
}) {
  const { consent, guardianName: guardian, expiresAt } = own
  return (
    <div className="mt-3">
      {consent !== 'asked' || !isHeld ? (
        <p className="font-medium">{consentLabel(consent)}</p>
      ) : (
        <p className="text-muted wrap-anywhere">
          {m.guardians_waits({ guardian, date: format.dateTime(expiresAt, timeZone) })}
        </p>
      )}
    </div>
  )
}
