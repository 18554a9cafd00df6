/** Creates the policy of a page that allows our own files and the inline scripts with these sources. */
export type ContentPolicy = (scripts: readonly string[]) => string

/** Creates the content security policy of all pages of a site. */
export function contentPolicy(options: {
  https: boolean
  development: boolean
  /** Additional origins of images. */
  pictures?: readonly string[]
  /** Additional origins that a form's response may redirect to. */
  forms?: readonly string[]
}): ContentPolicy {
  const { https, development, pictures = [], forms = [] } = options
  const rest = [
    // React writes style attributes, and toasts have their own style element.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    // Browsers apply this to redirects as well.
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (scripts) => {
    // With a nonce or hash in the policy browsers ignore 'unsafe-inline', and Vite's inline scripts have none.
    const allowed = development ? ["'unsafe-inline'"] : scripts
    return `default-src 'self'; script-src ${["'self'", ...allowed].join(' ')}; ${rest}`
  }
}
