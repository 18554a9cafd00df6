import { splitLanguage } from '../text/language.ts'

const base = 'https://here.example'

/**
 * Returns a redirect target on this site: path, query and hash if no browser, proxy or router could read it as another host,
 * otherwise the fallback.
 * A place on this site to send a visitor to: the target as path, query and hash if no browser, proxy
 * or router could read it as another host, else the fallback.
 */
export function safeRedirect(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > 2048) return fallback
  // Browsers remove tabs and newlines in a URL and read a backslash as a slash.
  if (!target.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return fallback
  if (!URL.canParse(target, base)) return fallback
  const { origin, pathname, search, hash } = new URL(target, base)
  if (origin !== base || !staysHere(pathname)) return fallback
  // The language is that of the request.
  return splitLanguage(pathname).path + search + hash
}

/** Checks a path as it is and after each further decoding. */
function staysHere(pathname: string): boolean {
  let path = pathname
  for (let round = 0; round < 5; round += 1) {
    if (path.includes('//') || /[\p{Cc}\\]/u.test(path)) return false
    const decoded = decode(path)
    if (decoded === undefined) return false
    if (decoded === path) return true
    path = decoded
  }
  // No legitimate URL is escaped five times.
  return false
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
