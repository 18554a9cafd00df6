import { expect, test } from 'vitest'
import { viewersDay, viewersZone } from './viewers-zone.ts'

const asking = (cookie?: string) =>
  new Request('http://here.example/calendar', cookie === undefined ? {} : { headers: { cookie } })

test.each([
  ['zone=America%2FNew_York', 'America/New_York'],
  ['theme=dark; zone=Pacific/Kiritimati', 'Pacific/Kiritimati'],
  ['zone=UTC', 'UTC'],
  ['zone=Etc%2FGMT%2B12', 'Etc/GMT+12'],
])('%s is a valid time zone', (cookie, zone) => {
  expect(viewersZone(asking(cookie))).toBe(zone)
})

test.each([
  undefined,
  'theme=dark',
  'zone=',
  'zone=Mars/Olympus',
  'zone=%2B05:00',
  'zone=..%2F..%2Fetc%2Fpasswd',
  'zone=%00',
  `zone=${'A'.repeat(5000)}`,
  'zone=<script>',
])('%s means Israel', (cookie) => {
  expect(viewersZone(asking(cookie))).toBe('Asia/Jerusalem')
})

test('at one moment there are three dates around the world', () => {
  const now = new Date('2026-12-31T10:30:00Z')
  expect(viewersDay(asking('zone=Pacific/Kiritimati'), now)).toBe('2027-01-01')
  expect(viewersDay(asking(), now)).toBe('2026-12-31')
  expect(viewersDay(asking('zone=Pacific/Pago_Pago'), now)).toBe('2026-12-30')
  const earlier = new Date('2026-12-31T22:30:00Z')
  expect(viewersDay(asking(), earlier)).toBe('2027-01-01')
  expect(viewersDay(asking('zone=America/New_York'), earlier)).toBe('2026-12-31')
})
