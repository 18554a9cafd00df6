import { m } from '#messages'
import { readWebAddress } from '../partners/web-address.ts'

/** Where else an ambassador can be found, in display order. */
export const NETWORKS = ['website', 'facebook', 'instagram', 'twitter', 'linkedin'] as const
export type Network = (typeof NETWORKS)[number]

/** Each a full http(s) URL. */
export type SocialLinks = Partial<Record<Network, string>>

const labels: Record<Network, () => string> = {
  website: m.forms_website,
  facebook: m.forms_facebook,
  instagram: m.forms_instagram,
  twitter: m.minisite_twitter,
  linkedin: m.forms_linkedin,
}

export function networkLabel(network: Network): string {
  return labels[network]()
}

/** Allowed domains, so that a link labeled Facebook leads there. A website can be on any domain. */
const homes: Record<Exclude<Network, 'website'>, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com', 'instagr.am'],
  twitter: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
}

/** The domain of a network's pages; null for a website. */
export function homeOf(network: Network): string | null {
  return network === 'website' ? null : homes[network][0]!
}

/** The normalized URL of a page as typed, on the given network; null for anything else. */
export function readSocialLink(network: Network, text: string): string | null {
  // A URL without its own scheme takes that of the page it is on.
  if (/^[\s\\/]/.test(text.trimStart())) return null
  const address = readWebAddress(text)
  if (address === null || network === 'website') return address
  const { hostname } = new URL(address)
  const isAtHome = homes[network].some((home) => `.${hostname}`.endsWith(`.${home}`))
  return isAtHome ? address : null
}

/** The displayable links of a stored value, whatever else it contains. */
export function toAmbassadorSocialLinks(stored: unknown): SocialLinks {
  const links: SocialLinks = {}
  if (typeof stored !== 'object' || stored === null) return links
  for (const network of NETWORKS) {
    const text: unknown = (stored as Record<string, unknown>)[network]
    const address = typeof text === 'string' ? readWebAddress(text) : null
    if (address) links[network] = address
  }
  return links
}
