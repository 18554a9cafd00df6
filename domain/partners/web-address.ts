const MOST = 500

/**
 * The whole address of a web page as somebody types it, `https://` put before it where no scheme was given.
 * Null for anything that a browser would not open as a page of the web, such as `javascript:` or a bare word.
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
