import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { recordFile } from '#domain/files/commands/record-file.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { newId } from '#platform/database/new-id.ts'
import { addOrganization, typed } from '#test/app/organization.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { addItem } from '#test/app/public-rows.ts'
import { findOwnPartner } from '../queries/find-own-partner.ts'
import { getPublicPartner } from '../queries/get-public-partner.ts'
import { listPartnerChanges } from '../queries/list-partner-changes.ts'
import { PARTNER_PROFILE_FIELDS, type PartnerProfileField } from '../profile-fields.ts'
import { updateOrganization } from './update-organization.ts'

const app = startTestApp()
let pending: string
beforeAll(async () => {
  pending = (await addOrganization(app, 'supporter', 'pending')).partnerId
  await addOrganization(app, 'ambassador', 'changes_asked')
  await addOrganization(app, 'admin', 'rejected')
  await addOrganization(app, 'superuser', 'suspended')
})

type Values = Partial<Record<PartnerProfileField, string>>
const values: Values = {
  ...Object.fromEntries(
    PARTNER_PROFILE_FIELDS.filter((field) => field in typed).map((field) => [
      field,
      typed[field as keyof typeof typed],
    ]),
  ),
  physicalAddress: '4 Terrace Road,\r\nTzfat',
  mission: 'Bread first, then books.',
  description: 'We bake.\n\nWe teach.',
}
const update = (who: Person, changed: object = {}) =>
  updateOrganization(app.caller(who), { values: { ...values, ...changed } })
const own = async (who: Person) => (await findOwnPartner(app.caller(who), {}))!
const rowOf = (userId: string) => app.as(system).row('partners', '*', { userId })

test('an approved organization changes its identity, and the public sees it at once', async () => {
  const { id } = await own('partner')
  const item = await addItem(app, { partnerId: id, title: 'Ovens' })
  await update('partner')
  expect(await own('partner')).toMatchObject({
    name: typed.name,
    organizationType: 'nonprofit-association',
    physicalAddress: '4 Terrace Road, Tzfat',
    mission: 'Bread first, then books.',
    status: 'approved',
  })
  expect(await getPublicPartner(app.caller(visitor), { id })).toMatchObject({
    name: typed.name,
    otherName: typed.name_he,
    description: 'We bake.\n\nWe teach.',
    website: 'https://hands.example.org/',
  })
  // Its items show its new name and are found by it.
  const found = await app.as(visitor).rows('projectEvents', ['organization'], { id: item })
  expect(found).toEqual([{ organization: typed.name }])
  const { items } = await listPublic(app.caller(visitor), { q: 'hands of the galilee ovens' })
  expect(items.map((one) => one.id)).toContain(item)
})

test('staff sees which fields were changed and by whom, but not their content', async () => {
  const { id } = await own('partner2')
  await update('partner2', { name: 'Once More' })
  await update('partner2', { name: 'Once More', mission: 'Another.' })
  await update('partner2', { name: 'Once More', mission: 'Another.' })
  const changes = await listPartnerChanges(app.caller('admin'), { partnerId: id })
  expect(changes).toHaveLength(2)
  expect(changes[0]).toMatchObject({
    fields: ['mission'],
    status: 'approved',
    by: DEMO_USERS.partner2.fullName,
  })
  expect(changes[1]?.fields).toContain('name')
  expect(changes[1]?.fields).toContain('registration_number')
  expect(changes[1]?.fields).not.toContain('search_name')
  expect(JSON.stringify(changes)).not.toContain('Once More')
})

test('the history cannot be written, changed or read by others', async () => {
  const asMember = (who: Person) => app.as(who).rows('partnerChanges', ['partnerId'])
  const mine = (await own('partner2')).id
  expect(new Set((await asMember('partner2')).map((row) => row.partnerId))).toEqual(new Set([mine]))
  expect(await asMember('applicant')).toEqual([])
  for (const who of ['partner2', 'admin'] as const) {
    await expect(app.as(who).delete('partnerChanges')).toBeRefused('forbidden')
  }
  await expect(
    app.as('partner2').insert('partnerChanges', {
      partnerId: mine,
      fields: ['name'],
      partnerStatus: 'approved',
      changedAt: new Date(),
    }),
  ).toBeRefused('forbidden')
})

test('a pending one, or one asked for changes, can be changed and keeps its place', async () => {
  for (const [who, status] of [
    ['supporter', 'pending'],
    ['ambassador', 'changes_asked'],
  ] as const) {
    await update(who)
    expect(await own(who)).toMatchObject({ status, mission: values.mission })
  }
  await expect(getPublicPartner(app.caller(visitor), { id: pending })).toBeRefused('not_found')
})

describe('is unchanged', () => {
  test.each(['admin', 'superuser'] as const)('rejected or suspended (of %s)', async (who) => {
    const before = await rowOf(DEMO_USERS[who].id)
    await expect(update(who)).toBeRefused('conflict')
    // Without the command: the table itself refuses.
    await app.runtime.scope
      .as(memberOf(who), (db) => db.updateTable('partners').set({ mission: 'Ours' }).execute())
      .catch((error: { code: string }) => expect(error.code).toBe('forbidden'))
    expect(await rowOf(DEMO_USERS[who].id)).toEqual(before)
  })

  test('for users without one, and for visitors', async () => {
    const nobodys = { kind: 'member', userId: newId() } as const
    await expect(updateOrganization(app.caller(nobodys), { values })).toBeRefused('not_found')
    for (const who of [visitor, guest(), system]) {
      await expect(updateOrganization(app.caller(who), { values })).toBeRefused('not_signed_in')
    }
  })

  test('for everyone but its owner', async () => {
    const before = await rowOf(DEMO_USERS.partner.id)
    for (const who of ['partner2', 'applicant', 'supporter'] as const) {
      await app.runtime.scope.as(memberOf(who), async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('partners')
          .set({ mission: 'Ours now' })
          .where('id', '=', before.id)
          .executeTakeFirst()
        expect(numUpdatedRows).toBe(0n)
      })
    }
    expect(await rowOf(DEMO_USERS.partner.id)).toEqual(before)
  })
})

test.each([
  // A generated column, which no one can write.
  ['is_public', { isPublic: true }, '428C9'],
  ['approved_at', { approvedAt: new Date() }, 'forbidden'],
  ['user_id', { userId: DEMO_USERS.partner2.id }, 'forbidden'],
])('an owner cannot write %s', async (_, set, code) => {
  await expect(app.as('supporter').update('partners', set, { id: pending })).rejects.toMatchObject({
    code,
  })
})

test('no one can use another user’s file, or one of another kind, as their logo', async () => {
  const keep = async (who: Person, kind: 'partner-logos' | 'id_documents') => {
    const id = newId()
    await recordFile(app.caller(who), {
      id,
      kind,
      contentType: 'image/webp',
      bytes: 9,
      width: 9,
      height: 9,
      originalName: 'x',
    })
    return id
  }
  const fine = await keep('partner', 'partner-logos')
  for (const logoFileId of [
    await keep('partner2', 'partner-logos'),
    await keep('partner', 'id_documents'),
    newId(),
  ]) {
    await expect(updateOrganization(app.caller('partner'), { values, logoFileId })).toBeRefused(
      'forbidden',
    )
  }
  const before = (await own('partner')).logoFileId
  expect(await updateOrganization(app.caller('partner'), { values, logoFileId: fine })).toEqual({
    replaced: before,
  })
  const { id } = await own('partner')
  expect((await getPublicPartner(app.caller(visitor), { id })).logo).toContain(fine)
})

test('an invalid field gets its own error, and nothing is changed', async () => {
  const before = await rowOf(DEMO_USERS.partner.id)
  await expect(
    update('partner', { name: ' ', country: 'france', mission: 'x'.repeat(1001) }),
  ).rejects.toMatchObject({
    code: 'bad_input',
    fields: {
      name: expect.any(String),
      organizationType: expect.any(String),
      mission: 'Please keep this within 1000 characters',
    },
  })
  expect(await rowOf(DEMO_USERS.partner.id)).toEqual(before)
})
