import { m } from '#messages'
import { readWebAddress } from '../partners/web-address.ts'

/** Where else an ambassador is found, in the order of showing. */
export const NETWORKS = ['website', 'facebook', 'instagram', 'twitter', 'linkedin'] as const
export type Network = (typeof NETWORKS)[number]

/** A whole address each, of the web and of nothing else. */
export type SocialLinks = Partial<Record<Network, string>>

const labels: Record<Network, () => string> = {
  website: m.minisite_website,
  facebook: m.minisite_facebook,
  instagram: m.minisite_instagram,
  twitter: m.minisite_twitter,
  linkedin: m.minisite_linkedin,
}

export function networkLabel(network: Network): string {
  return labels[network]()
}

/** So that what is called Facebook leads there. A website may be anywhere. */
const homes: Record<Exclude<Network, 'website'>, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com', 'instagr.am'],
  twitter: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
}

/** The domain that a network's pages are expected at; null of a website. */
export function homeOf(network: Network): string | null {
  return network === 'website' ? null : homes[network][0]!
}

/** The whole address of a page as typed, at the network it is to be of; null for everything else. */
export function readSocialLink(network: Network, text: string): string | null {
  // Without a scheme of its own such an address takes that of the page it stands on.
  if (/^[\s\\/]/.test(text.trimStart())) return null
  const address = readWebAddress(text)
  if (address === null || network === 'website') return address
  const { hostname } = new URL(address)
  const isAtHome = homes[network].some((home) => `.${hostname}`.endsWith(`.${home}`))
  return isAtHome ? address : null
}

/** The links of a row that may be shown, whatever it holds besides. */
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
