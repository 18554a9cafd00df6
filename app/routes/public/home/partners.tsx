import { m } from '#messages'
import type { PartnerLogoFile } from '#domain/partners/queries/list-partner-logos.ts'
import { Section } from '#app/ui/section.tsx'
import { PartnerLogos } from '../cards/partner-logos.tsx'
import { MoreLink } from './more-link.tsx'

/** The organizations that do the work. */
export function HomePartners({ partners }: { partners: readonly PartnerLogoFile[] }) {
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
        <PartnerLogos partners={partners} />
      )}
    </Section>
  )
}
