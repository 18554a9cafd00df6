import type { Database } from '../database/serve-pools.ts'
import type { AppRuntime } from '../app-runtime.ts'
import type { PageCache } from '../http/page-cache.ts'
import { single, type Metric } from './metric.ts'

/** A periodic job and the time of its last success. */
export type WatchedJob = { name: string; lastSuccess(): Date | null }

export type Watched = {
  runtime: Pick<AppRuntime, 'live' | 'answers' | 'attempts'>
  pages: Pick<PageCache, 'counts'>
  database: Pick<Database, 'pools'>
  jobs: readonly WatchedJob[]
}

/** Metrics of the runtime's parts, without a database query. */
export function readRuntimeMetrics({ runtime, pages, database, jobs }: Watched): Metric[] {
  const kept = pages.counts()
  return [
    {
      name: 'page_cache_requests_total',
      help: 'Pages given from memory, rendered for all who asked, and asked for while nothing may be kept.',
      type: 'counter',
      samples: [
        { labels: { found: 'hit' }, value: kept.hits },
        { labels: { found: 'miss' }, value: kept.misses },
        { labels: { found: 'untrusted' }, value: kept.untrusted },
      ],
    },
    single('gauge', 'page_cache_pages', 'Pages kept.', kept.pages),
    single('gauge', 'page_cache_bytes', 'The most memory they can come to take.', kept.bytes),
    ...poolMetrics(database.pools()),
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When each repeated job last came to its end.',
      type: 'gauge',
      samples: jobs.flatMap(({ name, lastSuccess }) => {
        const at = lastSuccess()
        return at ? [{ labels: { job: name }, value: at.getTime() / 1000 }] : []
      }),
    },
    single('gauge', 'live_connections', 'Open pages that hear what is new.', runtime.live.size()),
    single(
      'gauge',
      'assistant_answers',
      'Answers of the assistant being made.',
      runtime.answers.size(),
    ),
    {
      name: 'attempts_refused_total',
      help: 'Tries refused for being too many, by limit.',
      type: 'counter',
      samples: Object.entries(runtime.attempts.refused()).map(([limit, value]) => ({
        labels: { limit },
        value,
      })),
    },
  ]
}

function poolMetrics(pools: ReturnType<Database['pools']>): Metric[] {
  const of = (
    name: string,
    help: string,
    value: (pool: (typeof pools)[number]) => number,
    type: 'gauge' | 'counter' = 'gauge',
  ): Metric => ({
    name,
    help,
    type,
    samples: pools.map((pool) => ({ labels: { pool: pool.name }, value: value(pool) })),
  })
  return [
    of('database_connections_max', 'Connections a pool may have.', ({ most }) => most),
    of('database_connections_in_use', 'Connections at work.', ({ open, idle }) => open - idle),
    of('database_connections_idle', 'Connections at rest.', ({ idle }) => idle),
    of('database_requests_waiting', 'Work that waits for a connection.', ({ waiting }) => waiting),
    of(
      'database_connection_failures_total',
      'Connections that were not to be had, or broke.',
      ({ failures }) => failures,
      'counter',
    ),
  ]
}
