import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../clock.ts'
import type { Scope } from '../database/scope.ts'
import type { Logger } from '../log.ts'
import type { RequestCounts } from './count-requests.ts'
import { readRuntimeMetrics, type Watched } from './runtime-metrics.ts'
import { METRICS_TYPE, single, writeMetrics, type Metric } from './metric.ts'
import { readGivenUp, readWaiting } from './outbox-metrics.ts'
import { watchProcess } from './process-metrics.ts'

export type Metrics = { port: number; close(): Promise<void> }

/** How long outbox figures are reused, so that many scrapers do not load the database. */
const WAITING_MS = 5_000
const GIVEN_UP_MS = 60_000

/**
 * Serves `/metrics` in Prometheus' text format on a separate listener without authentication, which only the operator's scraper
 * may reach. Without the database the other metrics remain.
 *
 * @throws if the port is not available.
 */
export async function createMetrics(
  options: Watched & {
    host: string
    port: number
    requests: RequestCounts
    /** The running version and its build. */
    build: Readonly<Record<string, string>>
    scope: Scope
    clock: Clock
    log: Logger
  },
): Promise<Metrics> {
  const { host, port, requests, build, scope, clock, log } = options
  const process = watchProcess()
  const waiting = keepFor(WAITING_MS, clock, () => readWaiting(scope, clock))
  const givenUp = keepFor(GIVEN_UP_MS, clock, () => readGivenUp(scope))
  const outbox = async (): Promise<Metric[]> => {
    try {
      return [...(await waiting()), ...(await givenUp()), isReadable(1)]
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be measured')
      return [isReadable(0)]
    }
  }
  const gather = async () =>
    writeMetrics([
      {
        name: 'app_build_info',
        help: 'What runs here.',
        type: 'gauge',
        samples: [{ labels: build, value: 1 }],
      },
      ...requests.metrics(),
      ...readRuntimeMetrics(options),
      ...(await outbox()),
      ...process.metrics(),
    ])

  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 65_000 },
    async (incoming, outgoing) => {
      const isAsked = incoming.url?.split('?', 1)[0] === '/metrics'
      const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
      try {
        if (!isAsked) return answer(outgoing, 404, 'Not found\n')
        if (!isRead) return answer(outgoing, 405, 'Method not allowed\n')
        answer(outgoing, 200, incoming.method === 'HEAD' ? '' : await gather())
      } catch (error) {
        log.error({ err: error }, 'the metrics could not be told')
        answer(outgoing, 500, 'Internal error\n')
      }
    },
  )
  // Idle connections must not use up the product's file descriptors.
  server.maxConnections = 32
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      process.stop()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, {
    'Content-Type': status === 200 ? METRICS_TYPE : 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  outgoing.end(text)
}

function isReadable(value: number): Metric {
  return single('gauge', 'mail_outbox_readable', 'Whether the outbox could be asked.', value)
}

/** Caches a result for `ms`; concurrent callers share one call. */
function keepFor<T>(ms: number, clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let at = -Infinity
  return () => {
    const now = clock.now().getTime()
    if (!kept || Math.abs(now - at) >= ms) {
      const asked = ask()
      // A failure is not cached.
      asked.catch(() => kept === asked && (kept = undefined))
      kept = asked
      at = now
    }
    return kept
  }
}
