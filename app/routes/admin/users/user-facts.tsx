import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { identityLabel } from '#domain/accounts/identity.ts'
import type { OpenedPerson } from '#domain/accounts/commands/get-user.ts'
import { personKindLabel } from '#domain/accounts/person.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { UserSection } from './user-section.tsx'
import { Moment } from '#app/ui/moment.tsx'

const link = 'text-primary underline underline-offset-4'

/** Lists a user's facts. */
export function UserFacts({
  person,
  ambassador,
}: {
  person: OpenedPerson
  ambassador: { id: string; name: string } | null
}) {
  const { id, email, mobilePhone, place, address, joinedAt, lastSignIn, roles, signIns } = person
  const { identity, organization, supports } = person
  return (
    <UserSection id="about" title={m.people_about()}>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
        <Fact label={m.people_promote_id()}>
          <code className="text-sm">{id}</code>
        </Fact>
        <Fact label={m.forms_email()}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>{' '}
          <span className="text-muted">
            ({signIns?.is_proved ? m.people_proved() : m.people_unproved_mark()})
          </span>
        </Fact>
        <Fact label={m.people_mobile()}>{mobilePhone && <span dir="ltr">{mobilePhone}</span>}</Fact>
        <Fact label={m.people_place()}>{place.length > 0 && <bdi>{place.join(', ')}</bdi>}</Fact>
        <Fact label={m.people_joined()}>
          <Moment at={joinedAt} as="dateTime" />
        </Fact>
        <Fact label={m.people_signed_up_from()}>{address ?? m.people_no_address()}</Fact>
        <Fact label={m.people_last_sign_in()}>
          {lastSignIn ? <Moment at={lastSignIn} as="dateTime" /> : m.people_never()}
        </Fact>
        <Fact label={m.people_ways()}>
          {(signIns?.ways ?? []).map(nameOfWay).join(', ') || m.people_no_ways()}
        </Fact>
        <Fact label={m.people_roles()}>
          {roles.map(nameOfRole).join(', ') || m.people_regular()}
        </Fact>
        <Fact label={m.people_identity()}>
          {identity ? (
            <>
              {identityLabel(identity.status)}{' '}
              <span className="text-muted">
                {m.people_identity_since({
                  date: format.shortDate(identity.decidedAt ?? identity.submittedAt),
                })}
              </span>
              {identity.status === 'submitted' && (
                <>
                  {' · '}
                  <Link to={`/admin/identity#item-${id}`} className={link}>
                    {m.people_identity_review()}
                  </Link>
                </>
              )}
            </>
          ) : (
            m.people_identity_none()
          )}
        </Fact>
        <Fact label={m.people_organization()}>
          {organization ? (
            <Link to={`/admin/partners/${organization.id}`} className={link} dir="auto">
              {organization.name}
            </Link>
          ) : (
            m.people_no_organization()
          )}
        </Fact>
        <Fact label={m.people_ambassador()}>
          {ambassador ? (
            <Link to={`/admin/ambassadors/${ambassador.id}`} className={link} dir="auto">
              {ambassador.name}
            </Link>
          ) : (
            m.forms_no()
          )}
        </Fact>
        <Fact label={m.people_supports()}>
          {m.people_supports_count({ count: format.number(supports) })}
        </Fact>
      </dl>
    </UserSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children || <span className="text-muted">{m.people_not_told()}</span>}
      </dd>
    </div>
  )
}

function nameOfWay(way: string): string {
  if (way === 'credential') return m.people_password()
  return way in PROVIDER_NAMES ? PROVIDER_NAMES[way as keyof typeof PROVIDER_NAMES] : way
}

function nameOfRole(role: string): string {
  return role === 'superuser' || role === 'admin' ? personKindLabel(role) : role
}
