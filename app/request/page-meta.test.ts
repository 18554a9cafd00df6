import { expect, test } from 'vitest'
import { jsonLd, pageMeta } from './page-meta.ts'
import {
  readSharedFile,
  sharedAddress,
  sharedLogo,
  sharedPhoto,
  type SharedPicture,
} from './shared-picture.ts'

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

test('a picture is named whole: where it is, how large, of which kind and what it shows', () => {
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
  expect(told(sharedLogo(`/files/${file}`, 'The oaks'))).toEqual([
    `${here}/share/${file}-square.jpg`,
    'image/jpeg',
    '600',
    '600',
    'The oaks',
    'summary',
  ])
  for (const none of [null, undefined]) {
    const [address, type, ...rest] = told(none)
    expect([address, type]).toEqual([`${here}/og.png`, 'image/png'])
    expect(rest.every(Boolean)).toBe(true)
  }
})

test('the address of a shared picture is read as it is written, and no other', () => {
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
