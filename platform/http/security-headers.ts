import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { ContentPolicy } from './content-policy.ts'
import type { WebEnv } from './web-env.ts'

/**
 * Sets the security headers of every response; keeps a policy set by the page, so that a cached page can have hashes instead of
 * the nonce.
 */
export function securityHeaders(options: {
  https: boolean
  policy: ContentPolicy
}): MiddlewareHandler<WebEnv> {
  const { https, policy } = options
  const lasting = secureHeaders({
    overwrite: false,
    // Without includeSubDomains: other hosts of the owner's domain are not ours to decide about.
    strictTransportSecurity: https && 'max-age=31536000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      microphone: ['self'],
      geolocation: ['self'],
      camera: ['self'],
      payment: [],
      usb: [],
      serial: [],
      hid: [],
      midi: [],
      displayCapture: [],
      browsingTopics: [],
    },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  })
  return async (c, next) => {
    await lasting(c, next)
    const { headers } = c.res
    if (headers.has('Content-Security-Policy')) return
    headers.set('Content-Security-Policy', policy([`'nonce-${c.var.facts.nonce}'`]))
  }
}
