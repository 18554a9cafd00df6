/** The policy of a page that allows, beside our own files, the inline scripts that these sources name. */
export type ContentPolicy = (scripts: readonly string[]) => string

/** Makes the content security policy of all pages of a site. */
export function contentPolicy(options: {
  https: boolean
  development: boolean
  /** Origins that pictures may come from, beside our own. */
  pictures?: readonly string[]
  /** Origins that the answer to a form may lead to, beside our own. */
  forms?: readonly string[]
}): ContentPolicy {
  const { https, development, pictures = [], forms = [] } = options
  const rest = [
    // React writes style attributes and toasts bring their own style element.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    // Browsers hold the answer's redirect to this too.
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (scripts) => {
    // With a nonce or a hash in the policy browsers ignore 'unsafe-inline', and Vite's own inline scripts carry none.
    const allowed = development ? ["'unsafe-inline'"] : scripts
    return `default-src 'self'; script-src ${["'self'", ...allowed].join(' ')}; ${rest}`
  }
}
