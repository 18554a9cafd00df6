import { Link } from 'react-router'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Monogram } from '#app/ui/monogram.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'
import type { ShownOrganization } from './page.tsx'

const tones: Record<PartnerStatus, Tone> = {
  pending: 'info',
  changes_asked: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
}

const words: Record<PartnerStatus, () => string> = {
  pending: m.partneradmin_standing_pending,
  changes_asked: m.partneradmin_standing_changes_asked,
  approved: m.partneradmin_standing_approved,
  rejected: m.partneradmin_standing_rejected,
  suspended: m.partneradmin_standing_suspended,
}

/** The organization's status, the last decision on it, and the next step. */
export function OrganizationStatus({ organization }: { organization: ShownOrganization }) {
  const { name, status, applications } = organization
  const last = applications[0]
  const isOpen = useIsOpen('partner-registration')
  return (
    <Card className="sm:p-8">
      <div className="flex items-center gap-4">
        <Monogram name={name} size="large" shape="square" />
        <div className="min-w-0">
          <h2
            className="font-display text-subheading font-bold wrap-anywhere text-match"
            dir="auto"
          >
            {name}
          </h2>
          <div className="mt-1.5">
            <StatusBadge tone={tones[status]}>{partnerStatusLabel(status)}</StatusBadge>
          </div>
        </div>
      </div>
      <p className="mt-5 max-w-text">{words[status]()}</p>
      {organization.mayResubmit && last?.reason && <DecisionReason>{last.reason}</DecisionReason>}
      {organization.mayResubmit && !isOpen && (
        <p className="mt-5 max-w-text text-muted">{m.partneradmin_registration_closed()}</p>
      )}
      {organization.mayResubmit && isOpen && (
        <Button asChild className="mt-5">
          <Link to="/partner-registration">{m.partneradmin_resubmit()}</Link>
        </Button>
      )}
      {/* The suspension and its reason are shown separately. */}
      {last && status !== 'suspended' && (
        <p className="mt-5 text-sm text-muted">
          {last.decidedAt && status !== 'pending'
            ? m.partneradmin_decided_on()
            : m.partneradmin_submitted_on()}{' '}
          <Moment at={(status === 'pending' ? null : last.decidedAt) ?? last.submittedAt} />
        </p>
      )}
    </Card>
  )
}

/** The team's text, unchanged. */
export function DecisionReason({ children }: { children: string }) {
  return (
    <figure className="mt-4 max-w-text border-s-2 border-gold-leaf ps-4">
      <figcaption className="text-sm text-muted">{m.partneradmin_reason()}</figcaption>
      <blockquote className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
        {children}
      </blockquote>
    </figure>
  )
}
