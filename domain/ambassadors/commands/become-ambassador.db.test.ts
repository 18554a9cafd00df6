import { expect, test } from 'vitest'
import { storeFile } from '#domain/files/store-file.ts'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import type { AppError } from '#platform/errors.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { forgetAmbassador, makeAmbassador, registering } from '#test/app/ambassadors.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { isCode } from '../link.ts'
import { becomeAmbassador } from './become-ambassador.ts'
import { findOwnAmbassador } from '../queries/find-own-ambassador.ts'

const app = startTestApp()

const counted = async () => {
  const [row] = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('ambassadorProfiles as page')
      .leftJoin('ambassadorLinks as link', 'link.ambassadorId', 'page.id')
      .select((of) => [
        of.fn.count<number>('page.id').distinct().as('pages'),
        of.fn.count<number>('link.code').as('links'),
      ])
      .execute(),
  )
  return { pages: Number(row?.pages), links: Number(row?.links) }
}

test('twenty registrations of one user at once create one page and one link', async () => {
  await forgetAmbassador(app, 'ambassador')
  const before = await counted()
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, one) =>
      becomeAmbassador(app.caller('ambassador'), { ...registering, bio: `The ${one}th` }),
    ),
  )
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(19)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({
      code: 'conflict',
      message: 'You already have an ambassador profile',
    })
  }
  expect(await counted()).toEqual({ pages: before.pages + 1, links: before.links + 1 })
})

test('a registered user is an ambassador at once and sees their whole page', async () => {
  expect(await findOwnAmbassador(app.caller('partner'), {})).toBeNull()
  expect(await findAccountStatus(app.caller('partner'), {})).toMatchObject({
    isAmbassador: false,
  })
  const { id, code } = await makeAmbassador(app, 'partner', { organizationName: ' ' })
  expect(isCode(code)).toBe(true)
  expect(await findAccountStatus(app.caller('partner'), {})).toMatchObject({ isAmbassador: true })
  expect(await findOwnAmbassador(app.caller('partner'), {})).toMatchObject({
    id,
    code,
    type: 'community',
    displayName: 'Rachel Cohen',
    organizationName: null,
    mobileNumber: '+1 212 555 0142',
    isEmailPublic: true,
    isPublic: true,
    hiddenReason: null,
    socialLinks: {},
  })
  // Others' pages, even public ones, are not returned here.
  expect(await findOwnAmbassador(app.caller('supporter'), {})).toBeNull()
})

test('a hidden address is not shown', async () => {
  const { id } = await makeAmbassador(app, 'partner2', { isEmailPublic: '' })
  const shown = await app.runtime.scope.asVisitor((db) =>
    db
      .selectFrom('ambassadorProfiles')
      .select(['displayName', 'publicEmail'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  expect(shown).toEqual({ displayName: 'Friends of the Negev', publicEmail: null })
})

test.each([
  [{ fullName: ' ' }, 'fullName', 'Please enter your full name'],
  [{ fullName: 'Win at www.prize.example' }, 'fullName', "Names can't contain links"],
  [{ fullName: 'x'.repeat(121) }, 'fullName', 'Please use at most 120 characters'],
  [{ organizationName: 'x'.repeat(201) }, 'organizationName', 'Please use at most 200 characters'],
  [{ contactEmail: '' }, 'contactEmail', 'Please enter your email address'],
  [{ contactEmail: 'rachel' }, 'contactEmail', 'Enter an email address such as name@example.org'],
  [{ mobileNumber: '' }, 'mobileNumber', 'Please enter your mobile number'],
  [
    { mobileNumber: 'call me' },
    'mobileNumber',
    'Enter the number in digits, such as +1 212 555 0100',
  ],
  [{ ambassadorType: '' }, 'ambassadorType', 'Please select an ambassador type'],
  [{ ambassadorType: 'king' }, 'ambassadorType', 'Please select an ambassador type'],
  [{ bio: 'x'.repeat(2001) }, 'bio', 'Please use at most 2,000 characters'],
])('%j is refused with a field error for %s', async (more, field, message) => {
  await expect(
    becomeAmbassador(app.caller('supporter'), { ...registering, ...more }),
  ).rejects.toMatchObject({ code: 'bad_input', fields: { [field]: message } })
})

test('missing fields are reported in the order of the form', async () => {
  const refusal = await becomeAmbassador(app.caller('supporter'), {}).then(
    () => null,
    (error: AppError) => error,
  )
  expect(refusal?.code).toBe('bad_input')
  expect(Object.values(refusal?.fields ?? {})).toEqual([
    'Please enter your full name',
    'Please enter your email address',
    'Please enter your mobile number',
    'Please select an ambassador type',
  ])
})

test('a picture on the page is public, and must be the user’s own and of the right kind', async () => {
  const keep = async (who: 'supporter' | 'applicant', kind: 'ambassador-logos' | 'avatars') =>
    (await storeFile(app.caller(who), { kind, file: await pictureFile() })).id
  const foreign = await keep('applicant', 'ambassador-logos')
  const avatar = await keep('supporter', 'avatars')
  for (const logoFileId of [foreign, avatar]) {
    await expect(makeAmbassador(app, 'supporter', { logoFileId })).rejects.toThrow()
  }
  expect(await findOwnAmbassador(app.caller('supporter'), {})).toBeNull()
  const logoFileId = await keep('supporter', 'ambassador-logos')
  await makeAmbassador(app, 'supporter', { logoFileId })
  const shown = await app.runtime.scope.asVisitor((db) =>
    db.selectFrom('files').select('id').where('id', 'in', [logoFileId, foreign, avatar]).execute(),
  )
  expect(shown).toEqual([{ id: logoFileId }])
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s does not become one', async (_, actor) => {
  await expect(becomeAmbassador(app.caller(actor), registering)).toBeRefused('not_signed_in')
  await expect(findOwnAmbassador(app.caller(actor), {})).toBeRefused('not_signed_in')
})

test('no one becomes one while the feature is disabled', async () => {
  await saveFeatures(app.caller('admin'), { features: { ambassadors: false } })
  await app.runtime.switches.refresh()
  await expect(becomeAmbassador(app.caller('applicant'), registering)).toBeRefused('closed')
})
