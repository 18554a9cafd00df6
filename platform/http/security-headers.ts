import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { WebEnv } from './web-env.ts'

/**
 * Sets the security headers of every answer; one that the page set itself stays, so that a cached
 * page can bring a policy with hashes in place of the nonce.
 */
export function securityHeaders(options: {
  https: boolean
  development: boolean
}): MiddlewareHandler<WebEnv> {
  const { https, development } = options
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // With a nonce in the policy browsers ignore 'unsafe-inline', and Vite's own inline scripts carry none.
      scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceOf],
      // React writes style attributes and toasts bring their own style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
    // Without includeSubDomains: other hosts of the owner's domain are not ours to decide about.
    strictTransportSecurity: https && 'max-age=31536000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      microphone: ['self'],
      geolocation: ['self'],
      camera: [],
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
}

function nonceOf(c: Context<WebEnv>): string {
  return `'nonce-${c.var.facts.nonce}'`
}
