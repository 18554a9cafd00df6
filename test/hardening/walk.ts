import { addresses } from '../e2e/addresses.ts'
import { findKnown } from './known.ts'
import { cookiesOf, send, sendForm, type Sent } from './send.ts'
import type { Site } from './site.ts'

export type Seen = { path: string; answer: Sent }

const walks = new Map<string, Promise<Seen[]>>()

/** The response to a visitor, or to a superuser, at every address; requested once for all these tests. */
export function walk(site: Site, who: 'visitor' | 'superuser'): Promise<Seen[]> {
  const key = `${site.url} ${who}`
  const walked = walks.get(key) ?? walkAs(site.url, who)
  walks.set(key, walked)
  return walked
}

async function walkAs(url: string, who: 'visitor' | 'superuser'): Promise<Seen[]> {
  const come = { email: `${who}@demo.test`, password: 'demo-password' }
  const cookie = who === 'visitor' ? '' : cookiesOf(await sendForm(`${url}/auth`, come))
  // A stream does not end.
  const paths = Object.keys(addresses(await findKnown(url))).filter((path) => path !== '/api/live')
  return askAll(url, paths, cookie)
}

export async function askAll(url: string, paths: string[], cookie: string): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const path of paths) {
    const answer = await send(url + path, { headers: cookie ? { cookie } : {} })
    seen.push({ path, answer })
  }
  return seen
}
