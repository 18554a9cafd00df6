import { telephone } from '#app/ui/contact-links.tsx'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { SOCIAL_NETWORKS, type SocialNetwork } from '#domain/partners/registration.ts'
import { districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { isWebAddress } from '../project-event/organization-card.tsx'

const networks: Record<SocialNetwork, () => string> = {
  facebook: m.forms_facebook,
  instagram: m.forms_instagram,
  twitter: m.detail_partner_twitter,
  linkedin: m.forms_linkedin,
}

const linkLook =
  'inline-flex min-h-11 items-center gap-2 wrap-anywhere text-primary underline underline-offset-4'

/** Where an organization works, its links, and its contact person if it chose to publish one. */
export function PartnerContact({ partner }: { partner: PublicPartner }) {
  const { contact, socialLinks, districts } = partner
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const address = socialLinks[network]
    return address && isWebAddress(address) ? [{ network, address }] : []
  })
  if (!contact && links.length === 0 && districts.length === 0) return null
  return (
    <dl className="grid gap-x-12 gap-y-6 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-3">
      {districts.length > 0 && (
        <Group name={m.detail_partner_regions()}>
          <p className="py-2.5">{districts.map(districtLabel).join(', ')}</p>
        </Group>
      )}
      {contact && (
        <Group name={m.detail_partner_contact()}>
          <p className="py-2.5 wrap-anywhere">
            <bdi>{contact.name}</bdi>
          </p>
          <p>
            <a href={`mailto:${contact.email}`} dir="ltr" className={linkLook}>
              <Mail aria-hidden className="size-4.5 shrink-0" />
              {contact.email}
            </a>
          </p>
          <p>
            <a href={telephone(contact.phone)} dir="ltr" className={linkLook}>
              <Phone aria-hidden className="size-4.5 shrink-0" />
              {contact.phone}
            </a>
          </p>
        </Group>
      )}
      {links.length > 0 && (
        <Group name={m.detail_partner_elsewhere()}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ network, address }) => (
              <li key={network}>
                <a href={address} rel="nofollow ugc noopener noreferrer" className={linkLook}>
                  {networks[network]()}
                </a>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </dl>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
