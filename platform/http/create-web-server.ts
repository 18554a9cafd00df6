import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { loggedAs } from '../logged-request.ts'
import type { RequestCounts } from '../metrics/count-requests.ts'
import type { OpenSpool } from '../storage/open-spool.ts'
import { answerFault } from './answer-fault.ts'
import { serveFromCache, type PageCacheOptions } from './serve-from-cache.ts'
import { callApplication, type Handle, type RefuseLarge } from './call-application.ts'
import { completeHeaders } from './complete-headers.ts'
import { compressAnswer } from './compress-answer.ts'
import { checkoutOrigins } from '../payments/checkout-origins.ts'
import type { PaymentEnv } from '../payments/create-payment-provider.ts'
import { configuredProviders, type ProviderEnv } from '../auth/providers.ts'
import { contentPolicy } from './content-policy.ts'
import { shedLoad } from './shed-load.ts'
import type { BodyLimits } from './limit-body.ts'
import { usualLimits, type Limits } from './limits.ts'
import { logAnswered, logRequests } from './log-requests.ts'
import { createHttpServer, type NodeMiddleware } from './create-http-server.ts'
import { speak } from '../speak.ts'
import { splitLanguage } from '../text/language.ts'
import { readFacts } from './read-facts.ts'
import { redirectInLanguage } from './redirect-in-language.ts'
import { redirectHost } from './redirect-host.ts'
import { findBadTarget } from './refuse-malformed.ts'
import { openRepeats } from './repeat-answers.ts'
import { reportAlive, reportReady } from './report-health.ts'
import { sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { shieldBody } from './shield-body.ts'
import { staticFiles } from './static-files.ts'
import { takeBody } from './take-body.ts'
import { countAnswers } from './count-answers.ts'
import { trustedProxies } from './trusted-proxies.ts'
import type { WebEnv } from './web-env.ts'

export type WebOptions = {
  env: Pick<
    Env,
    'APP_ENV' | 'HOST' | 'PORT' | 'BARE_HOST' | 'TRUSTED_PROXIES' | 'MAP_TILES_URL' | 'LANGUAGES'
  > &
    ProviderEnv &
    PaymentEnv
  /** The public URL without a trailing slash. */
  origin: string
  log: Logger
  /** Folder of the client build. */
  assets: string
  /** Whether the database responds. */
  ready: () => Promise<boolean>
  handle: Handle
  /** Pages that are the same for all visitors, and their cache. */
  kept?: PageCacheOptions
  /** Vite's middleware in development; runs before ours. */
  dev?: NodeMiddleware
  /** Stores large bodies while they arrive. */
  spool: OpenSpool
  /** Paths that accept larger bodies, such as uploads. */
  bodyLimits?: BodyLimits
  /** The response to a larger body on some paths. */
  refuseLarge?: RefuseLarge
  /** Paths with expensive forms, processed a few at a time. */
  crowded?: readonly string[]
  /** Cookies that give access to private content. */
  privateCookies?: readonly string[]
  /** The session cookie, if there are sessions. */
  sessionCookie?: string
  /** Counts requests, if measured. */
  requests?: RequestCounts
  limits?: Partial<Limits>
}

/** Requested all the time, and not worth logging. */
const isQuiet = (path: string) => /^\/(?:healthz$|readyz$|assets\/)/.test(path)

export type Web = {
  /** Starts listening; resolves with the port once connections are accepted. */
  listen(): Promise<{ port: number; address: string }>
  /** Makes `/readyz` report that the process is ending, and continues to serve for `ms`, so that new clients go elsewhere. */
  drain(ms: number): Promise<void>
  /** Stops accepting, completes running requests (at most `graceMs`), closes idle connections. */
  close(graceMs?: number): Promise<void>
  /** The whole web layer as a function, for tests: Request in, Response out. */
  fetch(request: Request, remoteAddress?: string): Promise<Response>
}

/** Creates the web layer: everything between a socket and the application. */
export function createWebServer(options: WebOptions): Web {
  const { env, log, dev } = options
  const limits = { ...usualLimits, ...options.limits }
  let isEnding = false
  const app = openApp(options, limits, () => isEnding)
  const repeats =
    options.kept &&
    openRepeats({
      cache: options.kept.cache,
      tell(answered) {
        const { ms, ...told } = answered
        options.requests?.count({ ...told, seconds: ms / 1_000 })
        logAnswered(log, isQuiet, answered)
      },
    })
  const wholeWay = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings
      const here: WebEnv['Bindings'] = { peer: incoming.socket.remoteAddress ?? '' }
      const answer = await app.fetch(request, here)
      if (here.given) repeats?.learn(incoming as IncomingMessage, answer, here.given)
      return shieldBody(answer, outgoing, log)
    },
    {
      overrideGlobalObjects: false,
      errorHandler(error) {
        if (error instanceof RequestError) return new Response('Bad request', { status: 400 })
        log.error({ err: error }, 'the web layer failed')
        return new Response('Internal error', { status: 500 })
      },
    },
  )
  const server = createHttpServer({
    listener: (incoming, outgoing) =>
      repeats?.answer(incoming, outgoing) || wholeWay(incoming, outgoing),
    limits,
    log,
    host: env.HOST,
    port: env.PORT,
    refused: (status) => options.requests?.countRefused(status),
    ...(dev && { dev }),
  })
  return {
    ...server,
    async drain(ms) {
      isEnding = true
      await wait(ms)
    },
    async fetch(request, remoteAddress = '127.0.0.1') {
      return app.fetch(request, { peer: remoteAddress })
    },
  }
}

function openApp(options: WebOptions, limits: Limits, isEnding: () => boolean): Hono<WebEnv> {
  const { env, log, assets, ready, handle, kept, dev, bodyLimits = [], crowded = [] } = options
  // As browsers write it, without a default port or trailing slash.
  const { origin } = new URL(options.origin)
  const trusts = trustedProxies(env.TRUSTED_PROXIES)
  const https = origin.startsWith('https:')
  const policy = contentPolicy({
    https,
    development: dev !== undefined,
    pictures: env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : [],
    forms: [
      ...[...configuredProviders(env).values()].map(
        ({ addresses }) => new URL(addresses.authorize).origin,
      ),
      ...checkoutOrigins(env),
    ],
  })

  const app = new Hono<WebEnv>()
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    // The prefix ends here: whatever limits, guards or caches see the address of the base language.
    const { language, path } = splitLanguage(pathname, env.LANGUAGES)
    c.set('facts', { ...readFacts(c.req.raw, c.env.peer, trusts), language })
    c.set('url', new URL(origin + path + search))
    await speak(language, () => loggedAs(c.var.facts.id, next))
    redirectInLanguage(c.res.headers, language, origin)
  })
  if (options.requests) app.use(countAnswers(options.requests))
  app.use(logRequests(log, isQuiet))
  app.use(completeHeaders({ https, privateCookies: options.privateCookies ?? [] }))
  app.use(securityHeaders({ https, policy }))
  app.use(async (c, next) => {
    const reason = findBadTarget(c.var.url.pathname + c.var.url.search)
    return reason === undefined ? next() : c.text(reason, 400)
  })
  app.get('/healthz', reportAlive)
  app.get('/readyz', reportReady(ready, { limitMs: limits.readyMs, isEnding }))
  app.use(redirectHost(env.BARE_HOST, origin))
  app.use(staticFiles(assets))
  app.use(sameOrigin(origin, env.APP_ENV === 'demo'))
  if (kept) app.use(serveFromCache({ kept, handle, policy }))
  app.use(
    takeBody({
      limits,
      bodyLimits,
      refuseLarge: options.refuseLarge,
      sessionCookie: options.sessionCookie,
      spool: options.spool,
      log,
    }),
  )
  app.use(shedLoad(crowded, log))
  app.use(compressAnswer)
  app.use(callApplication(handle))

  app.onError((error, c) => {
    const request = c.var.facts.id
    // The client has disconnected, which is not a bug.
    if (c.req.raw.signal.aborted) {
      log.info({ request }, 'the visitor broke off')
      return new Response(null, { status: 499 })
    }
    log.error({ err: error, request }, 'request failed')
    return answerFault(request)
  })
  return app
}
