import { Mail } from 'lucide-react'
import { m } from '#messages'
import { NETWORKS, networkLabel, type SocialLinks } from '#domain/ambassadors/social-links.ts'
import { NetworkIcon } from './network-icon.tsx'

const look =
  'inline-flex min-h-11 max-w-full items-center gap-2 font-medium text-primary underline-offset-4 hover:underline'

/** Where one writes to an ambassador and where else they are found, as far as they tell it. */
export function Ways({ email, socialLinks }: { email: string | null; socialLinks: SocialLinks }) {
  const links = NETWORKS.flatMap((network) => {
    const address = socialLinks[network]
    return address ? [{ network, address }] : []
  })
  if (!email && links.length === 0) return null
  return (
    <ul aria-label={m.minisite_ways()} className="flex flex-wrap gap-x-6">
      {email && (
        <li className="max-w-full">
          <a href={`mailto:${email}`} className={look}>
            <Mail aria-hidden className="size-4.5 shrink-0" />
            <span dir="ltr" className="min-w-0 wrap-anywhere">
              {email}
            </span>
          </a>
        </li>
      )}
      {links.map(({ network, address }) => (
        <li key={network}>
          <a href={address} rel="noopener nofollow ugc" className={look}>
            <NetworkIcon network={network} />
            {networkLabel(network)}
          </a>
        </li>
      ))}
    </ul>
  )
}
