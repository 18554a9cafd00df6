import { expect, test } from 'vitest'
import { jsonLd, pageMeta } from './page-meta.ts'

const page = {
  title: 'Trees for the Hula · Friends for Israel',
  description: 'Four hundred of them.',
  address: 'https://here.example/projects-events/1',
}

test('a page is known under one address and shared under its own title', () => {
  const meta = pageMeta(page)
  expect(meta).toContainEqual({ title: page.title })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.address })
  expect(contentOf(meta, 'og:url')).toBe(page.address)
  expect(contentOf(meta, 'og:title')).toBe('Trees for the Hula')
  expect(contentOf(meta, 'og:description')).toBe(page.description)
  expect(contentOf(meta, 'og:type')).toBe('website')
  expect(contentOf(meta, 'robots')).toBeUndefined()
})

test('a picture is told absolute and at its widest; without one stands the picture of the site', () => {
  const own = pageMeta({ ...page, image: '/files/7?w=960' })
  expect(contentOf(own, 'og:image')).toBe('https://here.example/files/7?w=1600')
  const abroad = pageMeta({ ...page, image: 'https://there.example/a.jpg' })
  expect(contentOf(abroad, 'og:image')).toBe('https://there.example/a.jpg')
  for (const image of [null, undefined]) {
    const none = pageMeta(image === undefined ? page : { ...page, image })
    expect(contentOf(none, 'og:image')).toBe('https://here.example/og.png')
    expect(contentOf(none, 'og:image:alt')).toBeTruthy()
  }
})

test('what searches should not lead to says so', () => {
  expect(contentOf(pageMeta({ ...page, noIndex: true }), 'robots')).toBe('noindex, follow')
})

test('facts are told in the words of schema.org', () => {
  expect(jsonLd({ '@type': 'Event', name: 'A day' })).toEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'Event', name: 'A day' },
  })
})

function contentOf(meta: ReturnType<typeof pageMeta>, name: string): string | undefined {
  const found = meta.find(
    (tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
  )
  return found && 'content' in found ? String(found.content) : undefined
}
