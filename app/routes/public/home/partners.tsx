import { Link } from 'react-router'
import { m } from '#messages'
import type { PartnerLogo } from '#domain/partners/list-partner-logos.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Section } from '#app/ui/section.tsx'
import { MoreLink } from './more-link.tsx'

/** The organizations that do the work. */
export function HomePartners({ partners }: { partners: readonly PartnerLogo[] }) {
  return (
    <Section
      ground="sand"
      eyebrow={m.home_partners_eyebrow()}
      title={m.home_partners_title()}
      action={partners.length > 0 && <MoreLink to="/partners">{m.home_partners_all()}</MoreLink>}
    >
      {partners.length === 0 ? (
        <p className="text-lead text-muted">{m.home_partners_none()}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
          {partners.map(({ id, name, logo }) => (
            <li key={id}>
              <Link
                to={`/partner/${id}`}
                className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-surface p-4 text-center text-sm font-medium transition-colors hover:border-field hover:text-primary sm:p-5"
              >
                <Avatar name={name} src={logo} size="large" shape="square" />
                <span dir="auto" className="line-clamp-3 max-w-full wrap-anywhere">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
