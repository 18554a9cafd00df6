import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addOrganization } from '#test/app/organization.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { getPartner } from './get-partner.ts'
import { listPartners } from './list-partners.ts'

const app = startTestApp()

test('finds by name, in either script, and by address; filters by status, and counts', async () => {
  const admin = app.caller('admin')
  const name = 'Quincé 100% Grove'
  const first = await addPartner(app, {
    name,
    otherNames: JSON.stringify({ he: 'חבוש' }),
    createdAt: new Date('2026-01-01'),
  })
  const second = await addPartner(app, {
    name: 'Quince Press',
    status: 'pending',
    approvedAt: null,
    email: 'Office@Quince-Press.example',
    createdAt: new Date('2026-02-01'),
  })
  const found = async (asked: Parameters<typeof listPartners>[1]) =>
    (await listPartners(admin, asked)).items.map(({ id }) => id)
  expect(await found({ q: 'quince' })).toEqual([second, first])
  expect(await found({ q: 'grove QUINCE' })).toEqual([first])
  expect(await found({ q: 'חבוש' })).toEqual([first])
  expect(await found({ q: '100%' })).toEqual([first])
  expect(await found({ q: 'quince_' })).toEqual([])
  expect(await found({ q: 'office@quince-press' })).toEqual([second])
  expect(await found({ q: 'quince', status: 'approved' })).toEqual([first])
  expect(await found({ q: 'quince', page: 99 })).toEqual([second, first])
  const { counts, total } = await listPartners(admin, { q: 'quince', status: 'suspended' })
  expect(total).toBe(0)
  expect(counts).toMatchObject({ all: 2, approved: 1, pending: 1, suspended: 0 })
})

test('returns all details of one, with its owner’s address masked', async () => {
  const { partnerId } = await addOrganization(app, 'supporter', 'approved')
  const organization = await getPartner(app.caller('admin'), { id: partnerId })
  expect(organization).toMatchObject({
    status: 'approved',
    isPublic: true,
    suspension: null,
    owner: { email: 's•••@demo.test' },
    history: [{ number: 1, status: 'approved' }],
  })
  for (const id of [newId(), 'nothing']) {
    await expect(getPartner(app.caller('admin'), { id })).toBeRefused('not_found')
  }
})

test('is for staff only', async () => {
  for (const who of ['supporter', 'partner', 'applicant', 'ambassador'] as const) {
    const forbidden = { code: 'forbidden' }
    await expect(listPartners(app.caller(who), {})).rejects.toMatchObject(forbidden)
    await expect(getPartner(app.caller(who), { id: newId() })).rejects.toMatchObject(forbidden)
  }
  await expect(listPartners(app.caller(visitor), {})).toBeRefused('not_signed_in')
})
