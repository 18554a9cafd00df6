import { beforeAll, expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { listPartnerLogos, PARTNER_LOGOS_MOST } from './list-partner-logos.ts'

const app = startTestApp()
beforeAll(() => app.asOwner('truncate app.partners cascade'))

test('at most six approved organizations, newest first, and no others', async () => {
  expect(await listPartnerLogos(app.caller(visitor), {})).toEqual([])
  const now = app.runtime.clock.now().getTime()
  await addPartner(app, { name: 'Suspended', status: 'suspended' })
  await addPartner(app, { name: 'Waiting', status: 'pending', approvedAt: null })
  for (let at = 1; at <= 8; at++) {
    await addPartner(app, { name: `No ${at}`, approvedAt: new Date(now - at * 1000) })
  }
  const logos = await listPartnerLogos(app.caller(visitor), {})
  expect(logos.map(({ name }) => name)).toEqual(['No 1', 'No 2', 'No 3', 'No 4', 'No 5', 'No 6'])
  expect(logos[0]).toEqual({ id: expect.any(String), name: 'No 1', logo: null })
  expect(PARTNER_LOGOS_MOST).toBe(6)
})
