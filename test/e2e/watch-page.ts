import type { BrowserContext, Request } from '@playwright/test'

/** What no page may do. `allowed` takes what one test expects, with the reason at the place that says so. */
export type Watch = { faults: string[]; allow(expected: RegExp): void }

const parts = new Set(['script', 'stylesheet', 'image', 'font', 'manifest', 'media', 'other'])

/**
 * Notes console errors, uncaught errors, requests to other hosts, broken-off requests, answers of 500 and more, and parts of a page that are missing.
 * A refusal (4xx) of a page or form is an answer like any other; the browser's own console line about it is left out.
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
    // The router drops the rest of an answer once it knows where it leads to, and whoever leaves a page its parts.
    const isLeft =
      answered.has(request) ||
      parts.has(request.resourceType()) ||
      isReport(request) ||
      isReload(request)
    if (isLeft && request.failure()?.errorText === 'net::ERR_ABORTED') return
    // Where the test switches scripts off, the browser says so of each; a real refusal by the policy is a console error too.
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

/** Asking for what a page shows, be it anew, ends where the person goes on before the answer is there. */
function isReload(request: Request): boolean {
  return request.method() === 'GET' && /\.(data|json)$/.test(new URL(request.url()).pathname)
}

/** What is fetched ahead, routes by the router too, may be broken off when the person goes elsewhere. */
function isPrefetch(request: Request): boolean {
  if (new URL(request.url()).pathname === '/__manifest') return true
  const headers = request.headers()
  return (headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')
}
