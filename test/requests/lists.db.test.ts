import { describe, expect, test } from 'vitest'
import { demoId } from '#db/demo/demo-id.ts'
import { built, useSite } from './open-site.ts'

const NOBODY = '018f0000-0000-7000-8000-000000000000'
const FULL = `/partner/${demoId('partners', 'galilee-hands')}`
const EMPTY = `/partner/${demoId('partners', 'thistle-and-fig')}`

type Pin = { id: string; title: string; latitude: number; longitude: number }

describe.skipIf(!built)('public lists without JavaScript', () => {
  const { browse } = useSite()

  const pinsOf = async (query = '') => {
    const answer = await (await browse()).send(`/api/map.json${query}`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { pins: Pin[] }).pins
  }

  test('numbered pages lead through all projects of the marketplace', async () => {
    const browser = await browse()
    let page = await browser.open('/marketplace')
    const count = Number(/(\d+) projects/.exec(page.words)?.[1])
    const seen = new Set<string>()
    for (let number = 1; ; number += 1) {
      const before = seen.size
      for (const [, href = ''] of page.html.matchAll(/<a[^>]*href="(\/marketplace\/[^"]*)"/g)) {
        expect(href).toMatch(/^\/marketplace\/[\w-]+$/)
        seen.add(href)
      }
      expect(seen.size).toBeGreaterThan(before)
      if (seen.size >= count) break
      page = await browser.open(page.link(`Page ${number + 1}`))
      expect(page.html).toMatch(
        new RegExp(
          `<a[^>]*aria-current="page"[^>]*aria-label="Page ${number + 1}"|<a[^>]*aria-label="Page ${number + 1}"[^>]*aria-current="page"`,
        ),
      )
    }
    expect(seen.size).toBe(count)
    const last = await browser.open('/marketplace?page=999')
    expect(last.address).toMatch(/page=\d+$/)
    expect(last.html).toContain('<article')
  })

  test('categories and words are in the URL, and a card leads to its project', async () => {
    const browser = await browse()
    const list = await browser.open('/marketplace')
    expect(list.link('Donate')).toBe('/marketplace?category=donation')
    const none = await browser.open('/marketplace?category=donation&q=xyzzy')
    expect(none.words).toContain('No projects found')
    expect(none.link('Reset Filters')).toBe('/marketplace')
    const link = list.link(/^Support This Project /)
    const item = await browser.open(link)
    expect([item.status, item.heading.length > 0]).toEqual([200, true])
    expect(list.words).toContain(item.heading)
  })

  test('organizations are found by words and choices, and the search is in the address', async () => {
    const browser = await browse()
    const found = await browser.open(
      '/partners?q=galilee+hands&focus=reconstruction&district=not-chosen',
    )
    expect(found.words).toContain('1 organization')
    expect(found.html).toContain(`href="${FULL}"`)
    expect(found.html).toMatch(/<input[^>]*name="q"[^>]*value="galilee hands"/)
    expect(found.html).toMatch(/<option[^>]*value="reconstruction" selected/)
    const none = await browser.open('/partners?q=xyzzy')
    expect(none.words).toContain('No organizations found')
    expect(none.link('See all organizations')).toBe('/partners')
    const all = await browser.open('/partners?focus=nonsense&district=&page=99')
    expect([all.address, all.words.includes('12 organizations')]).toEqual(['/partners', true])
  })

  test('the calendar of an organization begins at its next date', async () => {
    const browser = await browse()
    const calendar = await browser.open(`${FULL}?tab=calendar`)
    expect(calendar.html).toContain('<article')
    expect(calendar.words).not.toContain('No events scheduled for this date.')
    const later = await browser.open(`${EMPTY}?tab=calendar`)
    expect(later.status).toBe(200)
  })

  test('old addresses lead to the list, and unknown filters are ignored', async () => {
    const browser = await browse()
    expect((await browser.open('/projects')).address).toBe('/projects-events')
    expect((await browser.open('/events')).address).toBe('/projects-events?type=event')
    const page = await browser.open(
      '/projects-events?category=Arts+%26+Culture&region=Nowhere&type=project',
    )
    expect(page.link('Remove Arts & Culture')).toBe('/projects-events?type=project')
    expect(page.words).not.toContain('Nowhere')
    const last = await browser.open('/projects-events?page=999')
    expect(last.address).toMatch(/page=\d+$/)
    expect(last.html).toContain('<article')
    const words = await browser.open('/projects-events?type=event&q=xyzzy+nowhere+at+all')
    expect(words.words).toContain('No results found')
    expect(words.link('Remove “xyzzy nowhere at all”')).toBe('/projects-events?type=event')
  })

  test.each([
    [`/projects-events/${NOBODY}`, ''],
    ['/marketplace/x', ''],
    [`/partner/${NOBODY}`, ''],
    [`/store/${NOBODY}`, 'Product not found'],
    [`/product/${NOBODY}`, 'Product not found'],
    ['/store/x', 'Product not found'],
    [`/news/${NOBODY}`, 'Article not found'],
    ['/news/x', 'Article not found'],
    [`/ambassador/${NOBODY}`, 'Ambassador not found'],
    ['/visit/tours/atlantis', ''],
  ])('%s is not found', async (path, heading) => {
    const page = await (await browse()).open(path)
    expect(page.status).toBe(404)
    if (heading) expect(page.heading).toBe(heading)
  })

  test('everything on the map is in its list', async () => {
    const browser = await browse()
    const all = await pinsOf()
    const app = await browser.open('/map?area=world&shown=2000')
    expect(app.html.match(/<article/g)).toHaveLength(all.length)
    expect(app.words).toContain('Elsewhere in the world')
    const first = await browser.open('/map')
    const more = await browser.open(first.link('Show more places'))
    expect(more.html.match(/<article/g)!.length).toBeGreaterThan(
      first.html.match(/<article/g)!.length,
    )
    const found = await pinsOf('?category=business')
    const business = await browser.open(first.link('Business Partnership'))
    expect(business.words).toMatch(new RegExp(`\\b${found.length} places?\\b`))
    const none = await browser.open('/map?category=business&q=xyzzy')
    expect(none.words).toContain('No places found')
    expect(none.link('Remove “xyzzy”')).toBe('/map?category=business')
    const [pin] = all
    const selected = await browser.open(`/map?item=${pin!.id}`)
    expect(selected.words).toContain(pin!.title)
  })

  test('invalid bounds show all pins; valid ones apply', async () => {
    const all = await pinsOf()
    for (const query of ['?bounds=1,2,3', '?bounds=a,b,c,d', '?bounds=', '?category=nothing'])
      expect(await pinsOf(query), query).toHaveLength(all.length)
    const north = await pinsOf('?bounds=32.5,34,33.5,36')
    expect(north.length).toBeGreaterThan(0)
    expect(north.every(({ latitude }) => latitude >= 32.5)).toBe(true)
  })

  test('an organization without news or products says so', async () => {
    const browser = await browse()
    const news = await browser.open(`${EMPTY}?tab=news`)
    expect(news.words).toContain('No news articles available at this time.')
    const store = await browser.open(`${EMPTY}?tab=store`)
    expect(store.words).toContain('No products available at this time.')
    expect(store.link('See the whole store')).toBe('/store')
  })

  test('invalid tabs and page numbers still show the organization', async () => {
    const browser = await browse()
    for (const query of ['?tab=nonsense', '?tab=', '?tab=news&page=-1', '?page=x'])
      expect((await browser.open(FULL + query)).status, query).toBe(200)
    expect((await browser.open(`${FULL}?tab=news&page=99`)).address).toBe(`${FULL}?tab=news`)
    const map = await browser.open(`${FULL}?tab=map`)
    expect(map.words).toContain('Locations')
    expect(map.words).toContain('Interactive Map Coming Soon')
  })

  test("an organization's news has a date without scripts, and each article leads to the next", async () => {
    const browser = await browse()
    const news = await browser.open(`${FULL}?tab=news`)
    expect(news.html).toMatch(
      /<time[^>]*datetime="\d{4}-\d\d-\d\dT[^>]*>[A-Z][a-z]+ \d{1,2}, \d{4}<\/time>/i,
    )
    const article = await browser.open(news.link(/^Read More /))
    const facts = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(
      article.html,
    )
    expect(JSON.parse(facts?.[1] ?? '')).toMatchObject({
      '@type': 'Article',
      headline: article.heading,
    })
    expect((await browser.open(article.link(/^Read More /))).heading).not.toBe(article.heading)
    expect(article.link('More about Galilee Hands')).toBe(FULL)
  })

  test('a product: its price for search engines, its sizes, its number', async () => {
    const browser = await browse()
    const store = await browser.open('/store?page=9')
    const path = store.link('View Details Galilee Hills T-shirt')
    const shirt = await browser.open(path)
    const facts = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(shirt.html)
    expect(JSON.parse(facts?.[1] ?? '')).toMatchObject({
      '@type': 'Product',
      name: 'Galilee Hills T-shirt',
      offers: {
        price: '25.99',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
    const two = await browser.open(`${path}?size=XL&quantity=2`)
    expect(two.words).toContain('$51.98')
    const many = await browser.open(`${path}?size=XL&quantity=999999`)
    const left = /max="(\d+)"/.exec(many.html)?.[1]
    expect(many.words).toContain(`Only ${left} are left.`)
    expect(many.link('Ask about this product')).toBe(
      `/contact?${new URLSearchParams({ topic: 'product', about: `${left} × Galilee Hills T-shirt (Size: XL)` })}`,
    )
    const old = await browser.open(path.replace('/store/', '/product/'))
    expect(old.heading).toBe('Galilee Hills T-shirt')
    expect(old.html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))

    const sold = await browser.open(
      `${store.link('View Details Quiet Stride Running Shirt')}?size=M&quantity=3`,
    )
    const radio = /<input[^>]*type="radio"[^>]*value="M"[^>]*>/.exec(sold.html)?.[0]
    expect(radio).toMatch(/\sdisabled/)
    expect(radio).not.toMatch(/\schecked/)
    expect(sold.html).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/)
  })

  test('the tours show their days and price, and lead to their own forms', async () => {
    const page = await (await browse()).open('/visit')
    for (const words of [
      'Northern Israel Tour',
      '3 days',
      '$499',
      'Negev Desert Adventure',
      '$449',
    ])
      expect(page.words).toContain(words)
  })
})
