import { processorTime, processorTimesOf } from './processor-time.ts'

/** Crawlers get pages without streaming, so pages are requested as by a browser. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

/** With credentials of any kind a page is not answered from the cache. */
export const UNCACHED = { authorization: 'Basic none' }

/** A product, and the database it uses. */
export type Measured = { url: string; pid: number; superuserUrl: string; database: string }

/**
 * Requests a page so many times, after the same number to warm up, and returns the CPU milliseconds for each, of the product and
 * the database's processes.
 *
 * @throws if the page comes from the cache or does not answer with 200.
 */
export async function costOfPage(
  { url, pid, superuserUrl, database }: Measured,
  address: string,
  { headers, pages }: { headers: Record<string, string>; pages: number },
): Promise<{ product: number; database: number; sum: number }> {
  for (let page = 0; page < pages; page += 1) await askRendered(url + address, headers)
  const earlier = await processorTimesOf(superuserUrl, database)
  const before = processorTime(pid)
  for (let page = 0; page < pages; page += 1) await askRendered(url + address, headers)
  const ours = (processorTime(pid) - before) / pages
  let its = 0
  for (const [process, time] of await processorTimesOf(superuserUrl, database)) {
    its += (time - (earlier.get(process) ?? 0)) / pages
  }
  return { product: ours, database: its, sum: ours + its }
}

async function askRendered(address: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(address, {
    headers: { 'User-Agent': BROWSER, Accept: 'text/html', 'Accept-Encoding': 'br', ...headers },
    redirect: 'manual',
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  if (/desc=hit/.test(answer.headers.get('Server-Timing') ?? ''))
    throw new Error('The page came from the cache.')
}
