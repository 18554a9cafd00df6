import { beforeAll, expect, test } from 'vitest'
import { addOrganization, typed } from '#test/app/organization.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { submitApplication } from '../commands/submit-application.ts'
import { listPartnerChanges } from './list-partner-changes.ts'
import { updateContact } from '../commands/update-contact.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  partnerId = (await addOrganization(app, 'supporter', 'rejected')).partnerId
})

const list = (since?: Date) =>
  listPartnerChanges(app.caller('admin'), { partnerId, ...(since && { since }) })

test('applying again is a change too; those since then are listed separately', async () => {
  app.advance(60_000)
  await submitApplication(app.caller('supporter'), { values: typed, after: 1 })
  const [applied] = await list()
  expect(applied).toMatchObject({ status: 'rejected' })
  expect(applied?.fields).toContain('name')
  expect(await list(applied?.at)).toEqual([])
  app.advance(60_000)
  await updateContact(app.caller('supporter'), {
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
] as const)('%s is refused', async (_, who, code) => {
  await expect(listPartnerChanges(app.caller(who), { partnerId })).toBeRefused(code)
})
