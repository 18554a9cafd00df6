import { expect, test } from 'vitest'
import { describeArticle } from './describe-article.ts'

const news = {
  language: 'en' as const,
  title: 'The orchard bears again',
  summary: 'First harvest.',
  image: '/files/1?w=960',
  publishedAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  partner: {
    id: 'p',
    name: 'Open Hands',
    otherName: null,
    language: 'en' as const,
    logo: null,
    category: null,
    summary: '',
    focusAreas: [],
    website: '',
  },
}
const page = {
  address: 'https://example.org/news/x',
  partnerAddress: 'https://example.org/partner/p',
}

test('an article names its organization, and its modification is not before its publication', () => {
  expect(describeArticle(news, page)).toMatchObject({
    '@type': 'Article',
    headline: 'The orchard bears again',
    image: ['https://example.org/files/1?w=960'],
    datePublished: '2026-03-01T08:00:00.000Z',
    dateModified: '2026-03-01T08:00:00.000Z',
    author: { name: 'Open Hands', url: page.partnerAddress },
  })
})

test('an article without a picture has no image', () => {
  expect(describeArticle({ ...news, image: null }, page)).not.toHaveProperty('image')
})
