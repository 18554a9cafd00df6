import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, createTestApp, system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { findRegistrationDraft } from './commands/find-registration-draft.ts'
import { saveRegistrationDraft } from './commands/save-registration-draft.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['a visitor without an id', visitor],
  ['a job', system],
])('%s has no draft', async (_, actor) => {
  const refused = { code: 'not_signed_in' }
  await expect(saveRegistrationDraft(app.caller(actor), {})).rejects.toMatchObject(refused)
  await expect(findRegistrationDraft(app.caller(actor), {})).rejects.toMatchObject(refused)
})

test('a visitor finds again what they typed, step by step, and nobody else does', async () => {
  const caller = app.caller(guest())
  expect(await findRegistrationDraft(caller, {})).toBeNull()
  const { id } = await saveRegistrationDraft(caller, { name: 'Hands', country: 'israel' })
  const later = await saveRegistrationDraft(caller, { email: 'x', country: 'france' })
  expect(later.id).toBe(id)
  expect(await findRegistrationDraft(caller, {})).toEqual({
    id,
    values: { name: 'Hands', country: 'france', email: 'x' },
  })
  const other = app.caller(guest())
  expect(await findRegistrationDraft(other, { draftId: id })).toBeNull()
  await saveRegistrationDraft(other, { name: 'Mine' })
  expect((await findRegistrationDraft(caller, {}))?.values.name).toBe('Hands')
})

describe('who signs in', () => {
  test('takes over the draft that the address names; the visitor has it no more', async () => {
    const visiting = app.caller(guest())
    const { id } = await saveRegistrationDraft(visiting, { name: 'Typed before' })
    expect(await findRegistrationDraft(app.caller('supporter'), {})).toBeNull()
    expect(await findRegistrationDraft(app.caller('supporter'), { draftId: id })).toMatchObject({
      values: { name: 'Typed before' },
    })
    expect(await findRegistrationDraft(visiting, {})).toBeNull()
    expect(await findRegistrationDraft(app.caller('ambassador'), { draftId: id })).toBeNull()

    await saveRegistrationDraft(app.caller('supporter'), { phone: '1' })
    expect((await findRegistrationDraft(app.caller('supporter'), {}))?.values).toEqual({
      name: 'Typed before',
      phone: '1',
    })
  })

  test('keeps an own draft, whatever an address names', async () => {
    const { id } = await saveRegistrationDraft(app.caller(guest()), { name: 'A trap' })
    await saveRegistrationDraft(app.caller('admin'), { name: 'Own' })
    const found = await findRegistrationDraft(app.caller('admin'), { draftId: id })
    expect(found?.values.name).toBe('Own')
  })
})

test('a draft takes texts of the form only, and not without end', async () => {
  const caller = app.caller(guest())
  const long = { name: 'x'.repeat(2001) }
  await expect(saveRegistrationDraft(caller, long)).rejects.toMatchObject({
    code: 'bad_input',
    fields: { name: expect.any(String) },
  })
  const foreign = { status: 'approved' } as never
  await expect(saveRegistrationDraft(caller, foreign)).rejects.toMatchObject({
    code: 'bad_input',
  })
  const strange = { name: 'a\u0000b\ud800' }
  await saveRegistrationDraft(caller, strange)
  expect((await findRegistrationDraft(caller, {}))?.values.name).toBe('ab\ufffd')
})
