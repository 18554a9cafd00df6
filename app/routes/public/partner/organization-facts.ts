import { m } from '#messages'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { fileAddress } from '#domain/files/file.ts'
import { breadcrumbFacts } from '#app/request/breadcrumb-facts.ts'

/** Structured data (schema.org) for an organization, with its breadcrumbs. */
export function organizationFacts(
  partner: PublicPartner,
  origin: string,
): Record<string, unknown>[] {
  const address = `${origin}/partner/${partner.id}`
  const crumbs = [{ label: m.listing_partners_title(), to: '/partners' }]
  return [
    {
      '@type': 'NGO',
      '@id': `${address}#organization`,
      name: partner.name,
      ...(partner.otherName && { alternateName: partner.otherName }),
      url: address,
      description: partner.summary,
      foundingDate: String(partner.yearEstablished),
      ...(partner.logo && { logo: new URL(partner.logo, address).href }),
      ...(partner.cover && {
        image: new URL(fileAddress(partner.cover.fileId, 1600), address).href,
      }),
      ...(partner.website && {
        sameAs: [partner.website, ...Object.values(partner.socialLinks)],
      }),
    },
    breadcrumbFacts(crumbs, { label: partner.name, address }),
  ]
}
