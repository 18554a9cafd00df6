import { parse } from 'hono/utils/cookie'

/** A page that is the same for every visitor, so that it can be kept. */
export type KeptPage = {
  /** `/partner/:id`, where a name stands for letters, digits, `-` and `_`. */
  path: string
  /** What the page reads from its query; everything else is taken from the address before the page sees it. */
  query?: readonly string[]
  /** What values of the query look like, where the page knows only such; others are taken away. */
  shapes?: Readonly<Record<string, RegExp>>
  /** Names of the query with which the page is rendered each time: their values are too many to keep. */
  notKept?: readonly string[]
  /** Values of the query with which the page is somebody's own after all. */
  except?: Readonly<Record<string, readonly string[]>>
}

export type CacheablePages = {
  pages: readonly KeptPage[]
  /** Whose request brings a cookie of these names (or ending so, as `__Secure-` may stand before) is answered for themselves. */
  personalCookies: readonly string[]
  /** The one cookie that pages read, and the values they know. */
  variant: { cookie: string; values: readonly string[] }
}

export type PageKey = {
  key: string
  /** The address as the page may know it. */
  url: URL
  /** The cookies as the page may know them; empty for none. */
  cookie: string
}

type Reader = (request: { method: string; headers: Headers }, url: URL) => PageKey | null

/** Longer ones are rare, and would let strangers fill the memory. */
const LONGEST = 512

/**
 * Makes the reader that says which kept page a request may be answered with, or null. Requests that
 * differ only in what the page does not read get the same key.
 */
export function keyPages({ pages, personalCookies, variant }: CacheablePages): Reader {
  const known = pages.map((page) => ({ ...page, pattern: patternOf(page.path) }))
  return ({ method, headers }, asked) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    const cookies = headers.get('cookie') ?? ''
    if (personalCookies.some((name) => cookies.includes(`${name}=`))) return null
    if (headers.has('authorization')) return null

    const path = pagePath(asked.pathname)
    const page = known.find(({ pattern }) => pattern.test(path))
    // The router asks for some parts of a page only: rarely, and the parts are too many to keep.
    if (!page || asked.searchParams.has('_routes')) return null
    const url = new URL(asked.pathname, asked)
    url.search = readQuery(asked.searchParams, page)
    if (url.href.length > LONGEST || isExcepted(url.searchParams, page)) return null

    const value = parse(cookies, variant.cookie)[variant.cookie]
    const cookie =
      value !== undefined && variant.values.includes(value) ? `${variant.cookie}=${value}` : ''
    return { key: `${url.pathname}${url.search} ${cookie}`, url, cookie }
  }
}

/** The page whose data the router asks for: `/about.data` is that of `/about`, `/_.data` that of `/`. */
function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.replace(/\.data$/, '')
}

/** The values of each name keep their order, which may mean something; empty ones, as forms send them, mean nothing. */
function readQuery(asked: URLSearchParams, { query = [], shapes = {} }: KeptPage): string {
  const read = new URLSearchParams()
  for (const name of query.toSorted()) {
    for (const value of asked.getAll(name)) {
      const isKnown = value.trim() !== '' && (shapes[name]?.test(value) ?? true)
      if (isKnown) read.append(name, value)
    }
  }
  return read.toString()
}

function isExcepted(query: URLSearchParams, { except = {}, notKept = [] }: KeptPage): boolean {
  if (notKept.some((name) => query.has(name))) return true
  return Object.entries(except).some(([name, values]) =>
    query.getAll(name).some((value) => values.includes(value)),
  )
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? String.raw`[\w-]+` : RegExp.escape(part)))
  return new RegExp(`^${parts.join('/')}$`)
}
