import type { Known } from '../e2e/addresses.ts'

/** The id of something public of each kind, found as a visitor would. */
export async function findKnown(url: string): Promise<Known> {
  const page = async (path: string) => (await fetch(url + path)).text()
  const sitemap = await page('/sitemap.xml')
  const maps = [...sitemap.matchAll(/<sitemap>\s*<loc>([^<]+)/g)].map(
    ([, at]) => new URL(at!).pathname,
  )
  const all = (await Promise.all(maps.map(page))).join(sitemap)
  const idAfter = (path: string, text = all) => {
    const id = new RegExp(`${path}/([0-9a-f-]{36})`).exec(text)?.[1]
    if (!id) throw new Error(`nothing public at ${path}`)
    return id
  }
  return {
    project: idAfter('/projects-events', await page('/projects-events?type=project')),
    event: idAfter('/projects-events', await page('/projects-events?type=event')),
    partner: idAfter('/partner'),
    news: idAfter('/news'),
    product: idAfter('/store'),
    file: idAfter('/files', await page('/store')),
  }
}
