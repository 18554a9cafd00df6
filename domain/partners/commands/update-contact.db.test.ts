import { beforeAll, expect, test } from 'vitest'
import { addOrganization } from '#test/app/organization.ts'
import { guest, startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { findOwnPartner } from '../queries/find-own-partner.ts'
import { getPublicPartner } from '../queries/get-public-partner.ts'
import { updateContact } from './update-contact.ts'

const app = startTestApp()
beforeAll(() => addOrganization(app, 'supporter', 'suspended'))

const values = {
  contactPersonName: 'Noa Bar',
  contactPersonRole: 'Director',
  email: 'hello@hands.example.org',
  phone: '+972 4 555 0111',
  facebook: 'facebook.com/hands',
  linkedin: '',
}
const update = (who: Person, isContactPublic: boolean, changed: object = {}) =>
  updateContact(app.caller(who), { values: { ...values, ...changed }, isContactPublic })
const shown = async () => {
  const { id } = (await findOwnPartner(app.caller('partner'), {}))!
  return getPublicPartner(app.caller(visitor), { id })
}

test('social links are public at once; the contact only if it was allowed', async () => {
  await update('partner', false)
  expect(await shown()).toMatchObject({
    socialLinks: { facebook: 'https://facebook.com/hands' },
    contact: null,
  })
  await update('partner', true)
  expect(await shown()).toMatchObject({
    contact: { name: 'Noa Bar', email: 'hello@hands.example.org', phone: '+972 4 555 0111' },
  })
  await update('partner', true, { phone: '+972 4 555 0222', facebook: '' })
  expect(await shown()).toMatchObject({
    socialLinks: {},
    contact: { phone: '+972 4 555 0222' },
  })
  await update('partner', false)
  expect((await shown()).contact).toBeNull()
})

test.each(['email', 'phone', 'contactPersonName', 'isContactPublic'] as const)(
  'visitors cannot select %s, whatever is public',
  async (column) => {
    for (const who of [visitor, guest()]) {
      await expect(
        app.runtime.scope.as(who, (db) => db.selectFrom('partners').select(column).execute()),
      ).toBeRefused('forbidden')
    }
  },
)

test('an invalid field gets its own error', async () => {
  await expect(
    update('partner', true, { email: 'nowhere', phone: 'x', instagram: 'javascript:alert(1)' }),
  ).rejects.toMatchObject({
    code: 'bad_input',
    fields: {
      email: 'Please enter a valid email address',
      phone: expect.any(String),
      instagram: expect.any(String),
    },
  })
})

test('a suspended organization is unchanged', async () => {
  await expect(update('supporter', true)).toBeRefused('conflict')
  expect(await findOwnPartner(app.caller('supporter'), {})).not.toMatchObject({
    email: values.email,
  })
})

test('a user without an organization, or a visitor, changes none', async () => {
  await expect(update('ambassador', true)).toBeRefused('not_found')
  for (const who of [visitor, guest()]) {
    await expect(updateContact(app.caller(who), { values, isContactPublic: true })).toBeRefused(
      'not_signed_in',
    )
  }
})
