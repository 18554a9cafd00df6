import type { BrowserContext, Request } from '@playwright/test'

/** What no page may do. `allow` takes what one test expects, with the reason in a comment there. */
export type Watch = { faults: string[]; allow(expected: RegExp): void }

const parts = new Set(['script', 'stylesheet', 'image', 'font', 'manifest', 'media', 'other'])

/**
 * Records console errors, uncaught errors, requests to other hosts, failed requests, responses of 500 and above, and
 * missing parts of a page. A refusal (4xx) of a page or form is an ordinary response; the browser's own console line
 * about it is ignored.
 */
export function watchPages(context: BrowserContext, origin: string): Watch {
  const faults: string[] = []
  const allowed: RegExp[] = []
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    if (/^Failed to load resource: .* status of 4\d\d/.test(message.text())) return
    note(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => note(`uncaught error: ${error.error().stack}`))
  context.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== origin) note(`foreign request: ${request.url()}`)
  })
  const answered = new WeakSet<Request>()
  context.on('requestfailed', (request) => {
    // The router drops the rest of a response once it knows the redirect, and a navigation aborts the page's pending
    // parts.
    const isLeft =
      answered.has(request) ||
      parts.has(request.resourceType()) ||
      isReport(request) ||
      isReload(request)
    if (isLeft && request.failure()?.errorText === 'net::ERR_ABORTED') return
    // Where a test disables scripts, the browser reports each as blocked; a real policy violation is a console error
    // too.
    if (isPrefetch(request) || request.failure()?.errorText === 'csp') return
    note(`failed request: ${request.url()} (${request.failure()?.errorText})`)
  })
  context.on('response', (response) => {
    const request = response.request()
    answered.add(request)
    const missing = response.status() >= 400 && parts.has(request.resourceType())
    if (response.status() >= 500 || missing) note(`answer ${response.status()}: ${request.url()}`)
  })
  return { faults, allow: (expected) => allowed.push(expected) }
}

/** A page's own background requests end with it. */
function isReport(request: Request): boolean {
  return ['/api/activity', '/api/live', '/auth/session'].includes(new URL(request.url()).pathname)
}

/** Reloading the page's data is aborted when the user navigates first. */
function isReload(request: Request): boolean {
  return request.method() === 'GET' && /\.(data|json)$/.test(new URL(request.url()).pathname)
}

/** Prefetches, including the router's route requests, may be aborted by a navigation. */
function isPrefetch(request: Request): boolean {
  if (new URL(request.url()).pathname === '/__manifest') return true
  const headers = request.headers()
  return (headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')
}
