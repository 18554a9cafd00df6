import { parse } from 'hono/utils/cookie'
import { BASE_LANGUAGE, prefixOf, type Language } from '../text/language.ts'

/** A page that is the same for every visitor, so it can be cached. */
export type KeptPage = {
  /** Such as `/partner/:id`; a parameter matches letters, digits, `-` and `_`. */
  path: string
  /** The query parameters that the page reads; all others are removed before the page sees the address. */
  query?: readonly string[]
  /** Patterns of valid values; others are removed. */
  shapes?: Readonly<Record<string, RegExp>>
  /** Parameters with any value, such as a search: pages with them have a smaller cache of their own. */
  unbounded?: readonly string[]
  /** Parameter values that make the page private. */
  except?: Readonly<Record<string, readonly string[]>>
  /** People get the visitors' page with their own parts (`personal-page.ts`), since nothing else of it differs. */
  hasParts?: boolean
}

export type CacheablePages = {
  pages: readonly KeptPage[]
  /** Requests with one of these cookies (or with a prefix such as `__Secure-`) are answered individually. */
  personalCookies: readonly string[]
  /** Those of them that only matter to the parts of a page that has parts. */
  partCookies: readonly string[]
  /** The only cookie that pages read, and its known values. */
  variant: { cookie: string; values: readonly string[] }
}

export type PageKey = {
  key: string
  /** Whether the page is one of endlessly many: see `unbounded`. */
  isRare: boolean
  /** Whether the request is a person's, who gets the page with their own parts. */
  isPersonal: boolean
  /** The address that the page sees. */
  url: URL
  /** The cookies that the page sees; empty for none. */
  cookie: string
}

type Reader = (
  request: { method: string; headers: Headers },
  url: URL,
  language?: Language,
) => PageKey | null

/** Longer ones are rare, and would let attackers fill the memory. */
const LONGEST = 512

/**
 * Creates the function that returns the cached page for a request, or null. Requests that differ only in what the page does not
 * read get the same key.
 */
export function keyPages({ pages, personalCookies, partCookies, variant }: CacheablePages): Reader {
  const known = pages.map((page) => ({ ...page, pattern: patternOf(page.path) }))
  return ({ method, headers }, asked, language = BASE_LANGUAGE) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    const cookies = headers.get('cookie') ?? ''
    const own = personalCookies.filter((name) => cookies.includes(`${name}=`))
    if (own.some((name) => !partCookies.includes(name))) return null
    const isPersonal = own.length > 0
    if (headers.has('authorization')) return null

    const path = pagePath(asked.pathname)
    const page = known.find(({ pattern }) => pattern.test(path))
    // The router may request parts of a page: rarely, and in too many combinations to cache.
    if (!page || asked.searchParams.has('_routes')) return null
    // Only documents have parts, not their data.
    if (isPersonal && !(page.hasParts && path === asked.pathname && method === 'GET')) return null
    const url = new URL(asked.pathname, asked)
    url.search = readQuery(asked.searchParams, page)
    if (url.href.length > LONGEST || isExcepted(url.searchParams, page)) return null

    const value = parse(cookies, variant.cookie)[variant.cookie]
    const cookie =
      value !== undefined && variant.values.includes(value) ? `${variant.cookie}=${value}` : ''
    const isRare = page.unbounded?.some((name) => url.searchParams.has(name)) ?? false
    return {
      key: `${prefixOf(language)}${url.pathname}${url.search} ${cookie}`,
      isRare,
      isPersonal,
      url,
      cookie,
    }
  }
}

/** The page for a data request: `/about.data` belongs to `/about`, `/_.data` to `/`. */
function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.replace(/\.data$/, '')
}

/** Keeps the order of a parameter's values, which may matter; removes empty ones, which forms send. */
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

function isExcepted(query: URLSearchParams, { except = {} }: KeptPage): boolean {
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
