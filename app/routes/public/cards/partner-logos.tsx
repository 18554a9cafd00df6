import { Link } from 'react-router'
import type { PartnerLogoFile as Partner } from '#domain/partners/queries/list-partner-logos.ts'
import { Name } from '#app/ui/name.tsx'
import { PartnerLogo } from './partner-logo.tsx'

/** Organizations by logo and name, each linked to its page. */
export function PartnerLogos({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
      {partners.map(({ id, name, logo }) => (
        <li key={id} className="min-w-0">
          <Link
            to={`/partner/${id}`}
            className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-surface p-4 text-center text-sm font-medium transition-colors hover:border-field hover:text-primary sm:p-5"
          >
            <PartnerLogo name={name} logo={logo} />
            <span dir="auto" className="line-clamp-3 max-w-full wrap-anywhere">
              <Name>{name}</Name>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
