const MOST = 500

/**
 * Parses a typed URL of a web page, adding `https://` if there is no scheme. Null for anything a browser would not open
 * as a web page, such as `javascript:` or a bare word.
 */
export function readWebAddress(text: string): string | null {
  const typed = text.trim()
  const isBare = !typed.includes('://') && !/^[a-z]+:(?!\d)/i.test(typed)
  let url: URL
  try {
    url = new URL(isBare ? `https://${typed}` : typed)
  } catch {
    return null
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isNamed = /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !/^[\d.]+$/.test(url.hostname)
  if (!isWeb || !isNamed || url.username || url.password || url.href.length > MOST) return null
  return url.href
}
