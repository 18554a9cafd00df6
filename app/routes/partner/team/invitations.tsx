import type { TeamInvitation } from '#domain/partners/queries/get-team.ts'
import { dutiesInWords } from '#domain/partners/duty-words.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { SureForm } from '#app/routes/shared/sure-form.tsx'
import { teamAddress } from './address.ts'

/** Invitations that nobody has answered yet. */
export function Invitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <section aria-labelledby="invitations" className="min-w-0">
      <h2 id="invitations" className="font-display text-subheading font-bold">
        {m.team_invitations()}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {invitations.map(({ id, email, duties, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">
                <bdi>{email}</bdi>
              </p>
              <p className="text-sm text-muted">
                {duties.includes('own') ? m.team_offered_to() : dutiesInWords(duties)} ·{' '}
                {m.team_until({ date: format.date(expiresAt) })}
              </p>
            </div>
            <SureForm
              address={teamAddress}
              values={{ intent: 'withdraw', invitation: id }}
              summary={m.team_withdraw()}
              label={m.team_withdraw_whom({ email })}
              question={m.team_withdraw_question()}
              submit={m.team_withdraw()}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
