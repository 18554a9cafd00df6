import type { ReactNode } from 'react'
import { m } from '#messages'
import { ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import type { PublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Portrait } from './portrait.tsx'
import { splitBio } from './split-bio.ts'
import { Mail, Globe } from 'lucide-react'
import {
  NETWORKS,
  networkLabel,
  type SocialLinks,
  type Network,
} from '#domain/ambassadors/social-links.ts'

/** The networks' logos, as outlines like the other icons. */
const marks: Record<Exclude<Network, 'website'>, string> = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.4a4 4 0 1 1-7.9 1.2 4 4 0 0 1 7.9-1.2zM17.5 6.5h.01',
  twitter: 'M4 4l16 16M20 4 4 20',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM6 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
}

const look =
  'inline-flex min-h-11 max-w-full items-center gap-2 font-medium text-primary underline-offset-4 hover:underline'

export type ShownHead = Pick<
  PublicAmbassador,
  | 'id'
  | 'name'
  | 'type'
  | 'bio'
  | 'language'
  | 'logo'
  | 'photo'
  | 'email'
  | 'socialLinks'
  | 'figures'
>

/**
 * The header of an ambassador's page. Sizes itself by its container, so it looks the same on the page and, narrower,
 * next to the editor.
 */
export function AmbassadorHead({
  shown,
  level = 1,
  children,
}: {
  shown: ShownHead
  /** The heading level of the name. */
  level?: 1 | 3
  /** Actions of the page. */
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const { id, name, type, logo, photo, email, socialLinks, figures } = shown
  const { lead } = splitBio(shown.bio)
  return (
    <div className="@container">
      <div className="grid gap-x-14 gap-y-7 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="@3xl:order-2">
          <Portrait {...{ id, name, logo, photo }} />
        </div>
        <div className="flex min-w-0 flex-col @3xl:py-4">
          <Eyebrow>{m.minisite_eyebrow({ type: ambassadorTypeLabel(type) })}</Eyebrow>
          <Heading
            dir="auto"
            className="font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
          >
            {name}
          </Heading>
          {lead && (
            <div lang={otherThanPage(shown.language)} className="mt-5">
              <LanguageMark language={shown.language} className="mb-2" />
              <Paragraphs text={lead} className="max-w-text text-lead" />
            </div>
          )}
          <div className="mt-4 empty:hidden">
            <Ways email={email} socialLinks={socialLinks} />
          </div>
          <Figures {...figures} />
          {children && (
            <div className="mt-8 flex flex-wrap gap-3" data-print="never">
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function Figures({ supporters, raisedCents }: ShownHead['figures']) {
  if (supporters === 0 && raisedCents === 0) return null
  return (
    <div className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
      {supporters > 0 && (
        <Stat
          figure={format.number(supporters)}
          label={m.minisite_supporters({ count: supporters })}
        />
      )}
      {raisedCents > 0 && <Stat figure={formatMoney(raisedCents)} label={m.minisite_raised()} />}
    </div>
  )
}

/** The ambassador's email address and social links, as far as they share them. */
function Ways({ email, socialLinks }: { email: string | null; socialLinks: SocialLinks }) {
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

function NetworkIcon({ network }: { network: Network }) {
  if (network === 'website') return <Globe aria-hidden className="size-4.5 shrink-0" />
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-4.5 shrink-0"
    >
      <path d={marks[network]} />
    </svg>
  )
}
