import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { listShowcase, SHOWCASE_PAGE_SIZE } from './list-showcase.ts'

const app = startTestApp()
beforeAll(async () => {
  await liftRowSecurity(app)
  await app.asOwner('truncate app.ambassador_profiles cascade')
})

const list = (page?: number) => listShowcase(app.caller(visitor), page ? { page } : {})

test('is empty without ambassadors', async () => {
  expect(await list()).toEqual({ ambassadors: [], total: 0, pageCount: 0 })
})

test('lists the newest first, in pages of 24, without hidden ones', async () => {
  const people = Array.from({ length: SHOWCASE_PAGE_SIZE + 2 }, () => newId())
  for (const id of people) {
    await app.asOwner(`insert into auth.users (id, name, email) values ($1, 'Noa', $2)`, [
      id,
      `${id}@example.org`,
    ])
  }
  await app.as(system).insert(
    'ambassadorProfiles',
    people.map((userId, at) => ({
      id: newId(),
      userId,
      ambassadorType: 'individual',
      fullName: `Number ${at}`,
      contactEmail: 'noa@example.org',
      mobileNumber: '+1 212 555 0100',
      createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
      ...(at === 5 ? { hiddenAt: new Date(), hiddenReason: 'Not a person' } : {}),
    })),
  )
  const first = await list()
  expect(first).toMatchObject({ total: SHOWCASE_PAGE_SIZE + 1, pageCount: 2 })
  expect(first.ambassadors.map(({ name }) => name).slice(0, 2)).toEqual(['Number 25', 'Number 24'])
  const second = await list(2)
  expect(second.ambassadors.map(({ name }) => name)).toEqual(['Number 0'])
  const all = [...first.ambassadors, ...second.ambassadors]
  expect(all.map(({ name }) => name)).not.toContain('Number 5')
  expect((await list(3)).ambassadors).toEqual([])
})

test('a page with a bio and a picture comes before newer ones that lack either', async () => {
  const { id: fileId } = await app.runtime.scope.as(system, (db) =>
    db
      .insertInto('files')
      .values({
        id: newId(),
        kind: 'ambassador-photos',
        contentType: 'image/webp',
        bytes: 1,
        originalName: 'noa.webp',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await app.asOwner(
    `update app.ambassador_profiles set bio = 'We walk.',
      photo_file_id = case when full_name = 'Number 3' then $1::uuid end
    where full_name in ('Number 3', 'Number 4')`,
    [fileId],
  )
  const { ambassadors } = await list()
  expect(ambassadors.map(({ name }) => name).slice(0, 2)).toEqual(['Number 3', 'Number 25'])
})
