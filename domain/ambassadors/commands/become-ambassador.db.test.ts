import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#domain/files/store-file.ts'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import type { AppError } from '#platform/errors.ts'
import { guest, createTestApp, system, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { forgetAmbassador, makeAmbassador, registering } from '#test/world/ambassadors.ts'
import { pictureFile } from '#test/world/pictures.ts'
import { isCode } from '../link.ts'
import { becomeAmbassador } from './become-ambassador.ts'
import { findOwnAmbassador } from '../queries/find-own-ambassador.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const counted = async () => {
  const [row] = await world.runtime.scope.as(system, (db) =>
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

test('twenty registrations of one person at once leave one page and one link', async () => {
  await forgetAmbassador(world, 'ambassador')
  const before = await counted()
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, one) =>
      becomeAmbassador(world.caller('ambassador'), { ...registering, bio: `The ${one}th` }),
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

test('who has registered is an ambassador at once, and sees all of the page', async () => {
  expect(await findOwnAmbassador(world.caller('partner'), {})).toBeNull()
  expect(await findAccountStatus(world.caller('partner'), {})).toMatchObject({
    isAmbassador: false,
  })
  const { id, code } = await makeAmbassador(world, 'partner', { organizationName: ' ' })
  expect(isCode(code)).toBe(true)
  expect(await findAccountStatus(world.caller('partner'), {})).toMatchObject({ isAmbassador: true })
  expect(await findOwnAmbassador(world.caller('partner'), {})).toMatchObject({
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
  // Of others' pages, also public ones, nobody learns anything here.
  expect(await findOwnAmbassador(world.caller('supporter'), {})).toBeNull()
})

test('the address that is not to be shown is not', async () => {
  const { id } = await makeAmbassador(world, 'partner2', { isEmailPublic: '' })
  const shown = await world.runtime.scope.asVisitor((db) =>
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
  [{ fullName: 'Win at www.prize.example' }, 'fullName', 'A name has no address in it'],
  [{ fullName: 'x'.repeat(121) }, 'fullName', 'At most 120 characters, please'],
  [{ organizationName: 'x'.repeat(201) }, 'organizationName', 'At most 200 characters, please'],
  [{ contactEmail: '' }, 'contactEmail', 'Please enter your email address'],
  [{ contactEmail: 'rachel' }, 'contactEmail', 'Write an address such as name@example.org'],
  [{ mobileNumber: '' }, 'mobileNumber', 'Please enter your mobile number'],
  [
    { mobileNumber: 'call me' },
    'mobileNumber',
    'Write the number with digits, such as +1 212 555 0100',
  ],
  [{ ambassadorType: '' }, 'ambassadorType', 'Please select an ambassador type'],
  [{ ambassadorType: 'king' }, 'ambassadorType', 'Please select an ambassador type'],
  [{ bio: 'x'.repeat(2001) }, 'bio', 'At most 2,000 characters, please'],
])('%j is refused beside %s', async (more, field, message) => {
  await expect(
    becomeAmbassador(world.caller('supporter'), { ...registering, ...more }),
  ).rejects.toMatchObject({ code: 'bad_input', fields: { [field]: message } })
})

test('what is missing is said in the order of the form', async () => {
  const refusal = await becomeAmbassador(world.caller('supporter'), {}).then(
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

test('a picture on the page is public, and nobody puts up one of somebody else, or of another kind', async () => {
  const keep = async (who: 'supporter' | 'applicant', kind: 'ambassador-logos' | 'avatars') =>
    (await storeFile(world.caller(who), { kind, file: await pictureFile() })).id
  const foreign = await keep('applicant', 'ambassador-logos')
  const avatar = await keep('supporter', 'avatars')
  for (const logoFileId of [foreign, avatar]) {
    await expect(makeAmbassador(world, 'supporter', { logoFileId })).rejects.toThrow()
  }
  expect(await findOwnAmbassador(world.caller('supporter'), {})).toBeNull()
  const logoFileId = await keep('supporter', 'ambassador-logos')
  await makeAmbassador(world, 'supporter', { logoFileId })
  const shown = await world.runtime.scope.asVisitor((db) =>
    db.selectFrom('files').select('id').where('id', 'in', [logoFileId, foreign, avatar]).execute(),
  )
  expect(shown).toEqual([{ id: logoFileId }])
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest()],
  ['a job', system],
])('%s does not become one', async (_, actor) => {
  await expect(becomeAmbassador(world.caller(actor), registering)).rejects.toMatchObject({
    code: 'not_signed_in',
  })
  await expect(findOwnAmbassador(world.caller(actor), {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
})

test('nobody becomes one while the part is closed', async () => {
  await saveFeatures(world.caller('admin'), { features: { ambassadors: false } })
  await world.runtime.switches.refresh()
  await expect(becomeAmbassador(world.caller('applicant'), registering)).rejects.toMatchObject({
    code: 'closed',
  })
})
