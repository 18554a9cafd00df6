import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addNews, addPartner } from '#test/app/public-rows.ts'
import { listStories } from './list-stories.ts'

const app = startTestApp()
beforeAll(() => app.asOwner('truncate app.partners cascade'))

/** A stored picture. */
async function addPicture(): Promise<string> {
  const id = newId()
  const picture = { kind: 'news-images', contentType: 'image/webp', originalName: 'work.webp' }
  await app.as(system).insert('files', { id, bytes: 1, ...picture })
  return id
}

const titles = async (most: number) =>
  (await listStories(app.caller(visitor), { most })).map(({ title }) => title)

test('the newest articles with a picture, of public organizations, and no others', async () => {
  const partnerId = await addPartner(app, { name: 'Open Hands' })
  const suspended = await addPartner(app, { name: 'Closed Hands', status: 'suspended' })
  const now = app.runtime.clock.now().getTime()
  const add = async (title: string, age: number, more: Partial<Parameters<typeof addNews>[1]>) =>
    addNews(app, { partnerId, title, publishedAt: new Date(now - age * 1000), ...more })
  await add('Without a picture', 1, {})
  const newest = await add('Newest', 2, { imageFileId: await addPicture() })
  await add('Older', 3, { imageFileId: await addPicture() })
  await add('Withdrawn', 1, { imageFileId: await addPicture(), withdrawnAt: new Date(now) })
  await add('Suspended', 1, { imageFileId: await addPicture(), partnerId: suspended })

  expect(await titles(3)).toEqual(['Newest', 'Older'])
  expect(await titles(1)).toEqual(['Newest'])
  const tags = new Set<string>()
  const [story] = await listStories({ ...app.caller(visitor), tags }, { most: 1 })
  expect(story).toMatchObject({ id: newest, organization: 'Open Hands' })
  expect(story?.image).toMatch(/^\/files\//)
  // Withdrawing it announces the second, suspending its organization the first.
  expect([...tags]).toEqual(['partners', `news:${newest}`])
})
