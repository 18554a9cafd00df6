import { describe, expect, test } from 'vitest'
import { send } from './send.ts'
import type { Site } from './site.ts'

/** Every series by name and labels. */
async function read(url: string): Promise<Map<string, number>> {
  const { status, headers, text } = await send(`${url}/metrics`)
  expect([status, headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) expect(line).toMatch(/^[a-z\d_]+(\{([a-z]+="[^"\n]*",?)+\})? [-+\w.]+$/)
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}

export function metricsLaws(site: () => Site): void {
  describe('metrics', () => {
    test('are not available on the public port', async () => {
      for (const path of ['/metrics', '/metrics/', '/metrics.data', '/Metrics', '/api/metrics']) {
        const { status, text } = await send(site().url + path)
        expect([path, status]).toEqual([path, 404])
        expect(text).not.toContain('http_requests_total')
      }
    })

    test('are all that the other port serves', async () => {
      expect((await send(`${site().metricsUrl}/`)).status).toBe(404)
      expect((await send(`${site().metricsUrl}/admin`)).status).toBe(404)
      expect((await send(`${site().metricsUrl}/metrics`, { method: 'POST' })).status).toBe(405)
    })

    test('count pages, the cache, attempts and more', async () => {
      const before = await read(site().metricsUrl)
      for (let n = 0; n < 3; n += 1) await send(`${site().url}/terms`)
      await send(`${site().url}/terms`, { method: 'HEAD' })
      const after = await read(site().metricsUrl)
      const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0)
      expect(grown('http_requests_total{method="GET",route="terms",status="200"}')).toBe(3)
      expect(grown('http_requests_total{method="HEAD",route="terms",status="200"}')).toBe(1)
      expect(grown('http_request_duration_seconds_count{method="GET",route="terms"}')).toBe(3)
      expect(
        grown('http_request_duration_seconds_bucket{method="GET",route="terms",le="+Inf"}'),
      ).toBe(3)
      expect(grown('page_cache_requests_total{found="hit"}')).toBeGreaterThanOrEqual(2)
      expect(after.get('page_cache_pages')).toBeGreaterThan(0)
      expect(after.get('page_cache_bytes')).toBeGreaterThan(0)
      expect(sumOf(after, 'attempts_refused_total')).toBeGreaterThan(0)
      expect(after.get('database_connections_max{pool="people"}')).toBe(8)
      expect(after.get('database_connection_failures_total{pool="people"}')).toBe(0)
      expect(after.get('mail_outbox_readable')).toBe(1)
      for (const name of [
        'mail_outbox_waiting',
        'mail_outbox_oldest_seconds',
        'mail_outbox_failed',
        'live_connections',
      ]) {
        expect(after.get(name), name).toBeGreaterThanOrEqual(0)
      }
      const lately =
        Date.now() / 1000 - (after.get('job_last_success_timestamp_seconds{job="mail"}') ?? 0)
      expect(lately).toBeLessThan(60)
      expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(50e6)
      expect([...after.keys()].find((key) => key.startsWith('app_build_info'))).toMatch(
        /version="[\d.]+",build="[\da-f]{12}",node="v24/,
      )
    })

    test('have as many series after a thousand made-up addresses, and name none of them', async () => {
      const ask = async (n: number) => {
        await send(`${site().url}/made-up-${n}/noa@here.example?token=secret-${n}`)
        await send(`${site().url}/made-up-${n}.data`)
      }
      await ask(0)
      const before = await read(site().metricsUrl)
      for (let n = 1; n <= 20; n += 1) await ask(n)
      const after = await read(site().metricsUrl)
      expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
      expect([...after.keys()].join()).not.toMatch(/made-up|here\.example|secret/)
      expect(
        after.get('http_requests_total{method="GET",route="other",status="404"}'),
      ).toBeGreaterThan(20)
    })
  })
}

function sumOf(series: Map<string, number>, name: string): number {
  return [...series]
    .filter(([key]) => key.startsWith(name))
    .reduce((sum, [, value]) => sum + value, 0)
}
