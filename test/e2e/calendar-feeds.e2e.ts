import { parseCalendar } from '../app/calendar-text.ts'
import { expect, test } from './product.ts'

test('feeds are unchanged until something changes, and contain nothing that is not public', async ({
  request,
  product,
}) => {
  const first = await request.get(`${product.url}/calendar.ics`)
  expect(first.status()).toBe(200)
  const { name, method, events } = parseCalendar(await first.text())
  expect([name, method]).toEqual(['Friends for Israel', 'PUBLISH'])
  expect(events.length).toBeGreaterThan(10)
  const entries = new Set(events.map(({ uid, recurrenceId }) => `${uid} ${recurrenceId}`))
  expect(entries.size).toBe(events.length)
  const again = await request.get(`${product.url}/calendar.ics`, {
    headers: { 'If-None-Match': first.headers()['etag']! },
  })
  expect(again.status()).toBe(304)
  const nobody = '018f0000-0000-7000-8000-000000000000'
  for (const path of [
    `/projects-events/${nobody}/event.ics`,
    '/projects-events/x/event.ics',
    `/partner/${nobody}/calendar.ics`,
    '/partner/x/calendar.ics',
  ]) {
    const answer = await request.get(`${product.url}${path}`)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['cache-control']).toBe('no-store')
  }
})
