import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Db } from '#platform/database/scope.ts'
import { memberOf, startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { findAccountStatus } from '../queries/find-account-status.ts'
import { getOwnProfile } from '../queries/get-own-profile.ts'
import { updateProfile } from './update-profile.ts'

const app = startTestApp()

const typed = (who: Person, more: Record<string, string> = {}) => ({
  fullName: DEMO_USERS[who].fullName as string,
  mobilePhone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  ...more,
})

const historyOf = (who: Person) =>
  app
    .as(who)
    .rows('profileChanges', ['userId', 'changedBy', 'fieldName', 'oldValue', 'newValue'], {}, 'id')

test('writes one history row for each changed field, none for unchanged ones', async () => {
  const caller = app.caller('partner')
  await updateProfile(caller, typed('partner', { city: ' Haifa ', country: 'Israel' }))
  await updateProfile(caller, typed('partner', { city: 'Acre', country: 'Israel' }))
  await updateProfile(caller, typed('partner', { city: 'Acre', country: 'Israel' }))
  const own = { userId: DEMO_USERS.partner.id, changedBy: DEMO_USERS.partner.id }
  const history = await historyOf('partner')
  expect(history).toHaveLength(3)
  expect(history).toEqual(
    expect.arrayContaining([
      { ...own, fieldName: 'city', oldValue: null, newValue: 'Haifa' },
      { ...own, fieldName: 'country', oldValue: null, newValue: 'Israel' },
      { ...own, fieldName: 'city', oldValue: 'Haifa', newValue: 'Acre' },
    ]),
  )
})

test('the history of a picture records only that it changed', async () => {
  const file = await pictureFile()
  const { id } = await storeFile(app.caller('ambassador'), { kind: 'avatars', file })
  await updateProfile(app.caller('ambassador'), { ...typed('ambassador'), avatarFileId: id })
  expect(await historyOf('ambassador')).toMatchObject([
    { fieldName: 'avatar_url', oldValue: null, newValue: 'Updated' },
  ])
  expect(await findAccountStatus(app.caller('ambassador'), {})).toMatchObject({
    avatarFileId: id,
  })
})

test('a new name is used from the next request on', async () => {
  await updateProfile(app.caller('admin'), typed('admin', { fullName: 'Daniel Carmi-Levi' }))
  expect(await findAccountStatus(app.caller('admin'), {})).toMatchObject({
    fullName: 'Daniel Carmi-Levi',
  })
})

test('a failed history write does not prevent saving, and is logged', async () => {
  await app.asOwner(
    `alter table app.profile_changes add constraint broken check (new_value <> 'Tiberias')`,
  )
  const told: unknown[][] = []
  const caller = app.caller('partner2')
  const log = Object.assign(Object.create(app.runtime.log), {
    error: (...words: unknown[]) => told.push(words),
  })
  await updateProfile(
    { ...caller, runtime: { ...caller.runtime, log } },
    typed('partner2', { city: 'Tiberias', state: 'Galilee' }),
  )
  await app.asOwner(`alter table app.profile_changes drop constraint broken`)
  expect(await getOwnProfile(app.caller('partner2'), {})).toMatchObject({
    city: 'Tiberias',
    state: 'Galilee',
  })
  expect(await historyOf('partner2')).toEqual([])
  expect(told).toMatchObject([
    [{ user: DEMO_USERS.partner2.id }, 'changes of a profile were not recorded'],
  ])
  expect(JSON.stringify(told)).toContain('broken')
})

describe('can only be updated by its owner', () => {
  test('another user’s id in the form changes nothing of theirs', async () => {
    const before = await getOwnProfile(app.caller('superuser'), {})
    const given = {
      id: DEMO_USERS.superuser.id,
      userId: DEMO_USERS.superuser.id,
      email: 'x@demo.test',
    }
    await updateProfile(app.caller('applicant'), typed('applicant', { ...given, city: 'Safed' }))
    expect(await getOwnProfile(app.caller('superuser'), {})).toEqual(before)
    expect(await getOwnProfile(app.caller('applicant'), {})).toMatchObject({
      city: 'Safed',
      email: DEMO_USERS.applicant.email,
    })
  })

  test('another user’s picture or document is refused', async () => {
    const file = await pictureFile()
    const avatar = await storeFile(app.caller('partner'), { kind: 'avatars', file })
    const paper = await storeFile(app.caller('partner'), { kind: 'id_documents', file })
    for (const files of [{ avatarFileId: avatar.id }, { paperFileId: paper.id }]) {
      await expect(
        updateProfile(app.caller('applicant'), { ...typed('applicant'), ...files }),
      ).toBeRefused('forbidden')
    }
    // A file of the right user but of the wrong kind is refused too.
    await expect(
      updateProfile(app.caller('partner'), { ...typed('partner'), avatarFileId: paper.id }),
    ).toBeRefused('forbidden')
  })

  test.each(['email', 'signup_ip', 'last_sign_in', 'created_at', 'id'])(
    'the database lets no one write %s',
    async (column) => {
      const write = (db: Db) =>
        db
          .updateTable('profiles')
          .set({ [column]: null })
          .where('id', '=', DEMO_USERS.supporter.id)
          .execute()
      const { scope } = app.runtime
      for (const way of [
        () => scope.as(memberOf('supporter'), write),
        () => scope.asStaff(memberOf('superuser'), write),
      ]) {
        await expect(way()).toBeRefused('forbidden')
      }
    },
  )

  test('nor a field or the history of another user’s profile', async () => {
    const { scope } = app.runtime
    const changed = await scope.as(memberOf('partner'), (db) =>
      db
        .updateTable('profiles')
        .set({ city: 'Taken' })
        .where('id', '=', DEMO_USERS.supporter.id)
        .executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    expect(await historyOf('supporter')).toEqual([])
    const forged = scope.as(memberOf('partner'), (db) =>
      db
        .insertInto('profileChanges')
        .values({
          id: DEMO_USERS.partner.id,
          userId: DEMO_USERS.supporter.id,
          fieldName: 'city',
          changedBy: DEMO_USERS.partner.id,
        })
        .execute(),
    )
    await expect(forged).toBeRefused('forbidden')
  })

  test.each([['a job', system]])('%s has none', async (_, actor) => {
    await expect(updateProfile(app.caller(actor), typed('admin'))).toBeRefused('not_signed_in')
  })
})
