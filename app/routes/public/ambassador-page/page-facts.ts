import { m } from '#messages'
import type { PublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import { breadcrumbFacts } from '#app/request/breadcrumb-facts.ts'
import { crumbsOfAmbassadors } from './crumbs.ts'

/** Structured data (schema.org) for an ambassador and their page, with nothing that the page does not show. */
export function pageFacts(shown: PublicAmbassador, address: string): Record<string, unknown>[] {
  const { name, type, bio, language, photo, logo, socialLinks } = shown
  const picture = photo ?? logo
  const sameAs = Object.values(socialLinks)
  return [
    {
      '@type': 'ProfilePage',
      url: address,
      ...(bio && { inLanguage: language }),
      mainEntity: {
        '@type': type === 'individual' ? 'Person' : 'Organization',
        '@id': `${address}#ambassador`,
        name,
        ...(bio && { description: summarize(bio) }),
        ...(picture && { image: new URL(picture, address).href }),
        ...(sameAs.length > 0 && { sameAs }),
      },
    },
    breadcrumbFacts(crumbsOfAmbassadors(), { label: name, address }),
  ]
}

/** The description for search engines and link previews: the start of the bio, or else what the page is. */
export function describeAmbassador({ bio, name }: Pick<PublicAmbassador, 'bio' | 'name'>): string {
  return summarize(bio) || m.minisite_description({ name })
}
