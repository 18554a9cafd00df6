import { Link } from 'react-router'
import { dutiesInWords } from '#domain/partners/duty-words.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { OrganizationSummary } from './present-partner.ts'

/** Who acts for an organization besides its owner: with which duties, since when; and who is invited. */
export function TeamPanel({
  team,
  invitations,
}: Pick<OrganizationSummary, 'team' | 'invitations'>) {
  if (team.length + invitations.length === 0) return null
  return (
    <section aria-labelledby="team" className="min-w-0 border-t border-line pt-4">
      <h2 id="team" className="mb-1 font-medium text-muted">
        {m.team_title()}
      </h2>
      <ul className="grid gap-2">
        {team.map(({ userId, fullName, duties, joinedAt }) => (
          <li key={userId}>
            <Link
              to={`/admin/users/${userId}`}
              dir="auto"
              className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
            >
              {fullName}
            </Link>
            <p className="text-muted">
              {m.team_duties_since({ duties: dutiesInWords(duties), date: format.date(joinedAt) })}
            </p>
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 font-medium text-muted">{m.team_invitations()}</h3>
          <ul className="grid gap-2">
            {invitations.map(({ id, email, duties, expiresAt }) => (
              <li key={id}>
                <span className="font-medium wrap-anywhere">{email}</span>
                <p className="text-muted">
                  {m.team_duties_until({
                    duties: dutiesInWords(duties),
                    date: format.date(expiresAt),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
