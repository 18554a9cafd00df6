import { expect, test } from 'vitest'
import { countRequests } from './count-requests.ts'
import { writeMetrics } from './metric.ts'

const written = (counts: ReturnType<typeof countRequests>) => writeMetrics(counts.metrics())

test('counts by method, part and status, and times in growing buckets', () => {
  const counts = countRequests((path) => (path === '/a' ? 'a' : 'other'))
  counts.count({ method: 'GET', path: '/a', status: 200, seconds: 0.003 })
  counts.count({ method: 'GET', path: '/a', status: 404, seconds: 30 })
  counts.countRefused(400)
  const text = written(counts)
  expect(text).toContain('# TYPE http_requests_total counter\n')
  expect(text).toContain('http_requests_total{method="GET",route="a",status="200"} 1\n')
  expect(text).toContain('http_requests_total{method="GET",route="a",status="404"} 1\n')
  expect(text).toContain('_bucket{method="GET",route="a",le="0.0025"} 0\n')
  expect(text).toContain('_bucket{method="GET",route="a",le="0.005"} 1\n')
  expect(text).toContain('_bucket{method="GET",route="a",le="10"} 1\n')
  expect(text).toContain('_bucket{method="GET",route="a",le="+Inf"} 2\n')
  expect(text).toContain('_sum{method="GET",route="a"} 30.003\n')
  expect(text).toContain('_count{method="GET",route="a"} 2\n')
  expect(text).toContain('http_requests_refused_total{status="400"} 1\n')
})

test('a flood of addresses creates no series (and would, as labels: the control)', () => {
  const flood = (groupOf: (path: string) => string) => {
    const counts = countRequests(groupOf)
    for (let n = 0; n < 500; n += 1) {
      counts.count({ method: 'GET', path: `/x${n}`, status: 404, seconds: 0 })
    }
    return written(counts).split('\n').length
  }
  expect(flood(() => 'other')).toBeLessThan(30)
  expect(flood((path) => path)).toBeGreaterThan(500)
})

test('labels cannot break out of their quotes', () => {
  const help = 'two\nlines'
  const samples = [{ labels: { a: 'x"} 1\nevil 2\\' }, value: 1 }]
  const text = writeMetrics([{ name: 'm', help, type: 'gauge', samples }])
  expect(text.trim().split('\n')).toHaveLength(3)
  expect(text).toContain(String.raw`m{a="x\"} 1\nevil 2\\"} 1`)
})
