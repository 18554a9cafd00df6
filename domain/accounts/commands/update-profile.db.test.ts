import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import type { Rows } from '#platform/database/scope.ts'
import { memberOf, openWorld, system, type Person, type World } from '#test/world/open-world.ts'
import { pictureFile } from '#test/world/pictures.ts'
import { keepFile } from '#domain/files/keep-file.ts'
import { findStanding } from '../queries/find-standing.ts'
import { getOwnProfile } from '../queries/get-own-profile.ts'
import { updateProfile } from './update-profile.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const typed = (who: Person, more: Record<string, string> = {}) => ({
  fullName: CAST[who].fullName as string,
  mobilePhone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  ...more,
})

const historyOf = (who: Person) =>
  world.house.scope.as(memberOf(who), (db) =>
    db
      .selectFrom('profile_changes')
      .select(['user_id', 'changed_by', 'field_name', 'old_value', 'new_value'])
      .orderBy('id')
      .execute(),
  )

test('one row of history for each changed field, none for what stayed', async () => {
  const caller = world.caller('partner')
  await updateProfile(caller, typed('partner', { city: ' Haifa ', country: 'Israel' }))
  await updateProfile(caller, typed('partner', { city: 'Acre', country: 'Israel' }))
  await updateProfile(caller, typed('partner', { city: 'Acre', country: 'Israel' }))
  const own = { user_id: CAST.partner.id, changed_by: CAST.partner.id }
  const history = await historyOf('partner')
  expect(history).toHaveLength(3)
  expect(history).toEqual(
    expect.arrayContaining([
      { ...own, field_name: 'city', old_value: null, new_value: 'Haifa' },
      { ...own, field_name: 'country', old_value: null, new_value: 'Israel' },
      { ...own, field_name: 'city', old_value: 'Haifa', new_value: 'Acre' },
    ]),
  )
})

test('of a picture it says only that there is a new one', async () => {
  const file = await pictureFile()
  const { id } = await keepFile(world.caller('ambassador'), { kind: 'avatars', file })
  await updateProfile(world.caller('ambassador'), { ...typed('ambassador'), avatarFileId: id })
  expect(await historyOf('ambassador')).toMatchObject([
    { field_name: 'avatar_url', old_value: null, new_value: 'Updated' },
  ])
  expect(await findStanding(world.caller('ambassador'), {})).toMatchObject({ avatarFileId: id })
})

test('a new name is the name from the next request on', async () => {
  await updateProfile(world.caller('admin'), typed('admin', { fullName: 'Daniel Carmi-Levi' }))
  expect(await findStanding(world.caller('admin'), {})).toMatchObject({
    fullName: 'Daniel Carmi-Levi',
  })
})

test('a history that cannot be written does not stop the saving, and the log tells of it', async () => {
  await world.asOwner(
    `alter table app.profile_changes add constraint broken check (new_value <> 'Tiberias')`,
  )
  const told: unknown[][] = []
  const caller = world.caller('partner2')
  const log = Object.assign(Object.create(world.house.log), {
    error: (...words: unknown[]) => told.push(words),
  })
  await updateProfile(
    { ...caller, house: { ...caller.house, log } },
    typed('partner2', { city: 'Tiberias', state: 'Galilee' }),
  )
  await world.asOwner(`alter table app.profile_changes drop constraint broken`)
  expect(await getOwnProfile(world.caller('partner2'), {})).toMatchObject({
    city: 'Tiberias',
    state: 'Galilee',
  })
  expect(await historyOf('partner2')).toEqual([])
  expect(told).toMatchObject([
    [{ user: CAST.partner2.id }, 'changes of a profile were not recorded'],
  ])
  expect(JSON.stringify(told)).toContain('broken')
})

describe('is one’s own only', () => {
  test('another’s id in the form changes nothing of theirs', async () => {
    const before = await getOwnProfile(world.caller('superuser'), {})
    const given = { id: CAST.superuser.id, userId: CAST.superuser.id, email: 'x@demo.test' }
    await updateProfile(world.caller('applicant'), typed('applicant', { ...given, city: 'Safed' }))
    expect(await getOwnProfile(world.caller('superuser'), {})).toEqual(before)
    expect(await getOwnProfile(world.caller('applicant'), {})).toMatchObject({
      city: 'Safed',
      email: CAST.applicant.email,
    })
  })

  test('a picture or a paper of somebody else is refused', async () => {
    const file = await pictureFile()
    const avatar = await keepFile(world.caller('partner'), { kind: 'avatars', file })
    const paper = await keepFile(world.caller('partner'), { kind: 'id_documents', file })
    for (const files of [{ avatarFileId: avatar.id }, { paperFileId: paper.id }]) {
      await expect(
        updateProfile(world.caller('applicant'), { ...typed('applicant'), ...files }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    }
    // Nor is a file of the right person but the wrong kind.
    await expect(
      updateProfile(world.caller('partner'), { ...typed('partner'), avatarFileId: paper.id }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  test.each(['email', 'signup_ip', 'last_sign_in', 'created_at', 'id'])(
    'the database lets nobody write %s',
    async (column) => {
      const write = (db: Rows) =>
        db
          .updateTable('profiles')
          .set({ [column]: null })
          .where('id', '=', CAST.supporter.id)
          .execute()
      const { scope } = world.house
      for (const way of [
        () => scope.as(memberOf('supporter'), write),
        () => scope.asStaff(memberOf('superuser'), write),
      ]) {
        await expect(way()).rejects.toMatchObject({ code: 'forbidden' })
      }
    },
  )

  test('nor a field of another’s profile, nor another’s history', async () => {
    const { scope } = world.house
    const changed = await scope.as(memberOf('partner'), (db) =>
      db
        .updateTable('profiles')
        .set({ city: 'Taken' })
        .where('id', '=', CAST.supporter.id)
        .executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    expect(await historyOf('supporter')).toEqual([])
    const forged = scope.as(memberOf('partner'), (db) =>
      db
        .insertInto('profile_changes')
        .values({
          id: CAST.partner.id,
          user_id: CAST.supporter.id,
          field_name: 'city',
          changed_by: CAST.partner.id,
        })
        .execute(),
    )
    await expect(forged).rejects.toMatchObject({ code: 'forbidden' })
  })

  test.each([['a job', system]])('%s has none', async (_, actor) => {
    await expect(updateProfile(world.caller(actor), typed('admin'))).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  })
})
