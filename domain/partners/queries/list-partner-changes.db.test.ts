import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganization, typed } from '#test/world/organization.ts'
import {
  guest,
  memberOf,
  createTestApp,
  visitor,
  type TestApp,
} from '#test/world/create-test-app.ts'
import { submitApplication } from '../commands/submit-application.ts'
import { listPartnerChanges } from './list-partner-changes.ts'
import { updateContact } from '../commands/update-contact.ts'

let world: TestApp
let partnerId: string
beforeAll(async () => {
  world = await createTestApp()
  partnerId = (await addOrganization(world, 'supporter', 'rejected')).partnerId
})
afterAll(() => world.close())

const list = (since?: Date) =>
  listPartnerChanges(world.caller('admin'), { partnerId, ...(since && { since }) })

test('applying again is a change too; those since it are told apart', async () => {
  world.advance(60_000)
  await submitApplication(world.caller('supporter'), { values: typed, after: 1 })
  const [applied] = await list()
  expect(applied).toMatchObject({ status: 'rejected' })
  expect(applied?.fields).toContain('name')
  expect(await list(applied?.at)).toEqual([])
  world.advance(60_000)
  await updateContact(world.caller('supporter'), {
    values: {
      contactPersonName: typed.contactPersonName,
      contactPersonRole: typed.contactPersonRole,
      email: typed.email,
      facebook: typed.facebook,
      phone: '+972 4 555 0999',
    },
    isContactPublic: false,
  })
  expect(await list(applied?.at)).toMatchObject([{ fields: ['phone'], status: 'pending' }])
  expect(await list()).toHaveLength(2)
})

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a guest', guest(), 'not_signed_in'],
  ['its owner', memberOf('supporter'), 'forbidden'],
  ['another partner', memberOf('partner'), 'forbidden'],
] as const)('%s is not told', async (_, who, code) => {
  await expect(listPartnerChanges(world.caller(who), { partnerId })).rejects.toMatchObject({ code })
})
