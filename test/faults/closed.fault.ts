import { afterAll, beforeAll } from 'vitest'
import { ADDRESSES } from '../addresses.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { cookieLaws } from '../hardening/cookies.ts'
import { headerLaws } from '../hardening/headers.ts'
import { logLaws } from '../hardening/logs.ts'
import { metricsLaws } from '../hardening/metrics.ts'
import { proxyLaws } from '../hardening/proxies.ts'
import { sameOriginLaws } from '../hardening/same-origin.ts'
import { bodyLaws, pageSizeLaw } from '../hardening/sizes.ts'
import type { Site } from '../hardening/site.ts'
import { freePort } from '../free-port.ts'

let product: Product
let proxied: Product
let metricsUrl: string

// One demo with full logging, and one in production behind a proxy, for all checks: starting takes longer than the checks.
beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}`
  ;[product, proxied] = await Promise.all([
    startProduct({ LIMITS: 'usual', LOG_LEVEL: 'debug', METRICS_PORT: String(port) }),
    startProduct({
      APP_ENV: 'production',
      HOST: '127.0.0.1',
      APP_URL: 'https://www.here.example',
      AUTH_SECRET: 'a secret of the tests, long enough',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...ADDRESSES,
      TRUSTED_PROXIES: '127.0.0.1',
      REQUIRE_EMAIL_VERIFICATION: 'false',
      LOG_LEVEL: 'debug',
    }),
  ])
})
afterAll(async () => {
  await Promise.all([product?.stop(), proxied?.stop()])
})

const site = (): Site => ({ ...product, metricsUrl })
const behindProxy = (): Site => ({ ...proxied, metricsUrl })

sameOriginLaws(site)
proxyLaws(site, behindProxy)
bodyLaws(site)
pageSizeLaw(site)
headerLaws(site, behindProxy)
cookieLaws(site, behindProxy)
metricsLaws(site)
// Last: reads the output that all others have caused.
logLaws(site, behindProxy)
