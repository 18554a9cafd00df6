import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { jsonLd, pageMeta } from './page-meta.ts'
import { readSharedFile, sharedAddress, sharedPhoto, type SharedPicture } from './shared-picture.ts'

const page = {
  title: 'Trees for the Hula · Friends for Israel',
  description: 'Four hundred of them.',
  address: 'https://here.example/projects-events/1',
}

test('a page has one canonical URL and its own share title', () => {
  const meta = pageMeta(page)
  expect(meta).toContainEqual({ title: page.title })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.address })
  expect(contentOf(meta, 'og:url')).toBe(page.address)
  expect(contentOf(meta, 'og:title')).toBe('Trees for the Hula')
  expect(contentOf(meta, 'og:description')).toBe(page.description)
  expect(contentOf(meta, 'og:type')).toBe('website')
  expect(contentOf(meta, 'robots')).toBeUndefined()
})

test('a picture has its URL, size, type and alt text', () => {
  const told = (picture?: SharedPicture | null) => {
    const meta = pageMeta(picture === undefined ? page : { ...page, picture })
    return ['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt']
      .map((name) => contentOf(meta, name))
      .concat(contentOf(meta, 'twitter:card'))
  }
  const file = '01890a5d-ac96-774b-bcce-b302099a8057'
  const here = 'https://here.example'
  expect(told(sharedPhoto(`/files/${file}?w=960`, 'Oaks'))).toEqual([
    `${here}/share/${file}.jpg`,
    'image/jpeg',
    '1200',
    '630',
    'Oaks',
    'summary_large_image',
  ])
  for (const none of [null, undefined]) {
    const [address, type, ...rest] = told(none)
    expect([address, type]).toEqual([`${here}/og.png`, 'image/png'])
    expect(rest.every(Boolean)).toBe(true)
  }
  speak('he', () => expect(told()[0]).toBe(`${here}/og.he.png`))
})

test('only well-formed URLs of shared pictures are parsed', () => {
  const fileId = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const shape of ['wide', 'square'] as const) {
    const [, file = ''] = sharedAddress(fileId, shape).split('/share/')
    expect(readSharedFile(file)).toEqual({ fileId, shape })
  }
  for (const file of [
    '',
    '.jpg',
    fileId,
    `${fileId}.png`,
    `${fileId}-wide.jpg`,
    `x${fileId}.jpg`,
  ]) {
    expect([file, readSharedFile(file)]).toEqual([file, null])
  }
})

test('a page that should not be indexed says so', () => {
  expect(contentOf(pageMeta({ ...page, noIndex: true }), 'robots')).toBe('noindex, follow')
})

test('structured data uses the schema.org vocabulary', () => {
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
