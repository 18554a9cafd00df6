import sharp from 'sharp'
import { demoId } from '#db/demo/demo-id.ts'
import { expect, test } from './product.ts'

/** What a link preview reads from a page, without scripts: its meta tags. */
async function read(address: string) {
  const markup = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const tags = new Map<string, string>()
  for (const [tag] of markup.matchAll(/<meta [^>]*>/g)) {
    const [, name] = /(?:property|name)="([^"]*)"/.exec(tag) ?? []
    const [, content] = /content="([^"]*)"/.exec(tag) ?? []
    if (name && content) tags.set(name, content)
  }
  return (name: string) => tags.get(name) ?? ''
}

/** The pages of one kind in the sitemap. */
async function pagesOf(url: string, kind: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap/${kind}.xml`)).text()
  return [...map.matchAll(/<loc>([^<]*)/g)].map(([, page]) => String(page))
}

test('links to items, articles, products and tours show a large picture of each', async ({
  product,
}) => {
  const shown: string[] = []
  const tour = `${product.url}/visit/tours/northern-israel`
  for (const kind of ['projects-events', 'news', 'products']) {
    const pages = await pagesOf(product.url, kind)
    expect([kind, pages.length > 0]).toEqual([kind, true])
    for (const page of [...pages.slice(0, 2), ...(kind === 'news' ? [tour] : [])]) {
      const tag = await read(page)
      shown.push(tag('og:image'))
      expect([page, tag('twitter:card')]).toEqual([page, 'summary_large_image'])
      await expectPicture(page, tag, [1200, 630])
    }
  }
  // Uploaded pictures and drawn ones; none is the site's default.
  expect(shown.some((one) => one.includes('/share/'))).toBe(true)
  expect(shown.some((one) => one.includes('/og/'))).toBe(true)
  expect(shown.filter((one) => one.endsWith('/og.png'))).toEqual([])
})

test('links to items, organizations and ambassadors show a card with what they say', async ({
  product,
}) => {
  // By name, since other tests add organizations without a logo.
  const pages = [`${product.url}/partner/${demoId('partners', 'galilee-hands')}`]
  for (const kind of ['projects-events', 'ambassadors']) {
    pages.push(...(await pagesOf(product.url, kind)).slice(0, 2))
  }
  for (const page of pages) {
    const tag = await read(page)
    expect(tag('og:image')).toMatch(new RegExp(`^${page}/share\\.jpg\\?v=[\\w-]{12}$`))
    expect(tag('og:image:alt')).toContain(tag('og:title').replace(/, Ambassador$/, ''))
    expect(tag('twitter:card')).toBe('summary_large_image')
    await expectPicture(page, tag, [1200, 630])
  }
})

test('a link to the site shows its own picture', async ({ product }) => {
  await expectPicture(product.url, await read(product.url), [1200, 630])
})

async function expectPicture(
  page: string,
  tag: (name: string) => string,
  size: readonly [number, number],
) {
  const answer = await fetch(tag('og:image'))
  const type = answer.headers.get('content-type')
  expect([page, answer.status, type]).toEqual([page, 200, tag('og:image:type')])
  expect(['image/jpeg', 'image/png']).toContain(type)
  const bytes = await answer.arrayBuffer()
  const { width, height, format } = await sharp(bytes).metadata()
  expect([page, `image/${format}`, width, height]).toEqual([page, type, ...size])
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(size.map(String))
  expect(tag('og:image:alt')).not.toBe('')
  // WhatsApp ignores larger ones.
  expect(bytes.byteLength).toBeLessThan(300_000)
}
