import type { PublicNews } from '#domain/content/queries/get-public-news.ts'

/** Most characters of a headline that search engines show. */
const HEADLINE_MAX = 110

/** An article, as schema.org words it. */
export function describeArticle(
  news: Pick<PublicNews, 'title' | 'summary' | 'image' | 'publishedAt' | 'updatedAt' | 'partner'>,
  { address, partnerAddress }: { address: string; partnerAddress: string },
): Record<string, unknown> {
  const { title, summary, image, publishedAt, updatedAt, partner } = news
  const organization = { '@type': 'Organization', name: partner.name, url: partnerAddress }
  return {
    '@type': 'Article',
    headline: title.slice(0, HEADLINE_MAX),
    description: summary,
    mainEntityOfPage: address,
    datePublished: publishedAt,
    // What was loaded or written ahead may say it was changed before it was told.
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    ...(image !== null && { image: [new URL(image, address).href] }),
    author: organization,
    publisher: organization,
  }
}
