import { describe, expect, test } from 'vitest'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { findRegistrationDraft } from './commands/find-registration-draft.ts'
import { saveRegistrationDraft } from './commands/save-registration-draft.ts'

const app = startTestApp()

test.each([
  ['a visitor without an id', visitor],
  ['a job', system],
])('%s has no draft', async (_, actor) => {
  const refused = { code: 'not_signed_in' }
  await expect(saveRegistrationDraft(app.caller(actor), {})).rejects.toMatchObject(refused)
  await expect(findRegistrationDraft(app.caller(actor), {})).rejects.toMatchObject(refused)
})

test('a visitor finds their draft again at each step, and no one else does', async () => {
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

describe('after signing in, a user', () => {
  test('adopts the draft in the URL; the visitor no longer has it', async () => {
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

  test('keeps their own draft, whatever a URL names', async () => {
    const { id } = await saveRegistrationDraft(app.caller(guest()), { name: 'A trap' })
    await saveRegistrationDraft(app.caller('admin'), { name: 'Own' })
    const found = await findRegistrationDraft(app.caller('admin'), { draftId: id })
    expect(found?.values.name).toBe('Own')
  })
})

test('a draft accepts only fields of the form, with a maximum length', async () => {
  const caller = app.caller(guest())
  const long = { name: 'x'.repeat(2001) }
  await expect(saveRegistrationDraft(caller, long)).toBeRefusedAt('name')
  const foreign = { status: 'approved' } as never
  await expect(saveRegistrationDraft(caller, foreign)).toBeRefused('bad_input')
  const strange = { name: 'a\u0000b\ud800' }
  await saveRegistrationDraft(caller, strange)
  expect((await findRegistrationDraft(caller, {}))?.values.name).toBe('ab\ufffd')
})
