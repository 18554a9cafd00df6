import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { partnerAddress, type OrganizationView } from './params.ts'
import { PartnerStatusBadge } from './partner-status-badge.tsx'
import { AnswersPanel } from './answers-panel.tsx'
import type { OrganizationSummary } from './present-partner.ts'
import { Sentence } from '#app/ui/sentence.tsx'
import { TeamPanel } from './team-panel.tsx'

/** Side panel of every view of an organization: status and reason, owner, and available actions. */
export function OrganizationStatusPanel({
  summary,
  standing,
  at,
}: {
  summary: OrganizationSummary
  standing: AnswerStanding | null
  at: OrganizationView
}) {
  const { status, isClosed, isPublic, suspension, owner, approvedAt } = summary
  return (
    <Card className="grid gap-4 p-4 text-sm sm:p-5 lg:sticky lg:top-20">
      <section aria-labelledby="standing" className="min-w-0">
        <h2 id="standing" className="mb-2 font-medium text-muted">
          {m.forms_status()}
        </h2>
        <PartnerStatusBadge status={status} isClosed={isClosed} />
        {isClosed && <p className="mt-2 text-muted">{m.organizations_closed_text()}</p>}
        {!isClosed && suspension && (
          <>
            <p className="mt-2 text-muted">
              <Sentence>
                {m.organizations_suspended_since({
                  date: format.dateTime(suspension.since),
                  name: suspension.by ?? m.moderation_someone(),
                })}
              </Sentence>
            </p>
            {suspension.reason && (
              <p className="mt-2 text-base wrap-anywhere whitespace-pre-line" dir="auto">
                {suspension.reason}
              </p>
            )}
          </>
        )}
        {status === 'approved' && approvedAt && (
          <p className="mt-2 text-muted">
            {m.organizations_approved_since({ date: format.dateTime(approvedAt) })}
          </p>
        )}
        {isPublic && (
          <Link
            to={`/partner/${summary.id}`}
            className="mt-2 inline-flex min-h-9 items-center gap-1.5 text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <ExternalLink aria-hidden className="size-4" />
            {m.forms_see_public_page()}
          </Link>
        )}
      </section>
      {status === 'approved' && (
        <Button asChild variant="danger" size="small">
          <Link to={partnerAddress(at, { intent: 'suspend' })} preventScrollReset>
            {m.forms_suspend()}
          </Link>
        </Button>
      )}
      {status === 'suspended' && !isClosed && (
        <Button asChild size="small">
          <Link to={partnerAddress(at, { intent: 'restore' })} preventScrollReset>
            {m.forms_restore()}
          </Link>
        </Button>
      )}
      {standing && <AnswersPanel name={summary.name} standing={standing} at={at} />}
      <section aria-labelledby="owner" className="min-w-0 border-t border-line pt-4">
        <h2 id="owner" className="mb-1 font-medium text-muted">
          {m.organizations_owner()}
        </h2>
        {owner?.id ? (
          <>
            <Link
              to={`/admin/users/${owner.id}`}
              dir="auto"
              className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
            >
              {owner.name}
            </Link>
            <p className="text-muted wrap-anywhere">{owner.email}</p>
          </>
        ) : (
          <p className="text-muted">{m.organizations_no_owner()}</p>
        )}
      </section>
      <TeamPanel team={summary.team} invitations={summary.invitations} />
    </Card>
  )
}
