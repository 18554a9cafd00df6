import type { PublicNews } from '#domain/content/queries/get-public-news.ts'

/** The longest headline that search engines show. */
const HEADLINE_MAX = 110

/** Structured data (schema.org) for an article. */
export function describeArticle(
  news: Pick<
    PublicNews,
    'language' | 'title' | 'summary' | 'image' | 'publishedAt' | 'updatedAt' | 'partner'
  >,
  { address, partnerAddress }: { address: string; partnerAddress: string },
): Record<string, unknown> {
  const { language, title, summary, image, publishedAt, updatedAt, partner } = news
  const organization = { '@type': 'Organization', name: partner.name, url: partnerAddress }
  return {
    '@type': 'Article',
    inLanguage: language,
    headline: title.slice(0, HEADLINE_MAX),
    description: summary,
    mainEntityOfPage: address,
    datePublished: publishedAt,
    // Imported or scheduled articles may have been updated before publication.
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    ...(image !== null && { image: [new URL(image, address).href] }),
    author: organization,
    publisher: organization,
  }
}
