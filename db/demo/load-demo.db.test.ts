import { expect, test } from 'vitest'
import { listOwnSupports } from '#domain/support/queries/list-own-supports.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import type { Db } from '#platform/database/scope.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { demoId } from './demo-id.ts'
import { demoPictures } from './demo-pictures.ts'
import { loadDemo } from './load-demo.ts'
import { DEMO_FIGURES } from './load-figures.ts'

const app = startTestApp()

const TABLES = [
  'profiles',
  'partners',
  'partnerApplications',
  'projectEvents',
  'supports',
  'savedItems',
  'files',
  'news',
  'products',
  'productVariants',
  'productImages',
  'siteFigures',
  'assistantInteractions',
  'inboxMessages',
  'inboxAnswers',
  'userActivity',
  'preferences',
  'identityDocuments',
  'ambassadorResources',
  'orders',
  'partnerOrders',
  'orderLines',
  'payments',
  'paymentEntries',
  'refunds',
  'siteTexts',
  'ambassadorProfiles',
  'ambassadorProjectEvents',
  'ambassadorCampaigns',
  'ambassadorLinks',
  'ambassadorVisits',
  'ambassadorCredits',
  'volunteerGroups',
  'groupMembers',
  'groupSeats',
] as const

function asSystem<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return app.database.scope.as(system, work)
}

/** Every row that the demo loads, by table. */
async function everything() {
  return asSystem(async (db) => {
    const found: Record<string, string[]> = {}
    for (const table of TABLES) {
      const rows = await db.selectFrom(table).selectAll().execute()
      found[table] = rows.map((row) => JSON.stringify(row)).toSorted()
    }
    return found
  })
}

/** Loads again, and returns the files that were stored. */
async function loadAgain(): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  await loadDemo(app.database, {
    async put(key, content) {
      stored.set(key, content instanceof Uint8Array ? content.byteLength : content.bytes)
    },
  })
  return stored
}

test('an event was rescheduled: its organization sees who has answered, and a supporter is asked', async () => {
  const postId = demoId('project_events', 'open-day-galilee-hands')
  const { supporters } = await listSupporters(app.caller('partner'), { post: postId })
  expect(supporters.map(({ coming }) => coming?.said).toSorted()).toEqual([
    'nothing',
    'nothing',
    'yes',
  ])
  const { supports } = await listOwnSupports(app.caller('supporter'), {})
  const asked = supports.filter(({ coming }) => coming === 'asked')
  expect(asked.map(({ item }) => item.id)).toEqual([postId])
})

test('the figures of the home page are as specified', async () => {
  const rows = await app.database.scope.asVisitor((db) =>
    db.selectFrom('siteFigures').select(['name', 'base', 'counted']).execute(),
  )
  const totals = rows.map(({ name, base, counted }) => [name, Number(base) + Number(counted)])
  expect(Object.fromEntries(totals)).toEqual(DEMO_FIGURES)
  expect(DEMO_FIGURES).toEqual({ supported: 436, hours: 37_000, meals: 82_000 })
})

test('visitors see five articles and seventeen products, and nothing hidden', async () => {
  const [news, products] = await app.database.scope.asVisitor(async (db) => [
    await db.selectFrom('news').select(['id', 'publishedAt']).execute(),
    await db.selectFrom('products').select('id').execute(),
  ])
  expect(news).toHaveLength(5)
  expect(products).toHaveLength(17)
  expect(news.map(({ id }) => id)).not.toContain(demoId('news', 'choir-recording-day'))
  expect(news.map(({ id }) => id)).not.toContain(demoId('news', 'container-has-left-halifax'))
  const now = Date.now()
  for (const { publishedAt: at } of news) expect(at.getTime()).toBeLessThan(now)
})

test('ambassadors get two files of each kind, and an older demo without training files gets them', async () => {
  const list = () =>
    asSystem((db) =>
      db
        .selectFrom('ambassadorResources')
        .select(['id', 'kind', 'position', 'fileId'])
        .orderBy('kind')
        .orderBy('position')
        .execute(),
    )
  const all = await list()
  expect(all.map(({ kind, position }) => [kind, position])).toEqual([
    ['marketing', 1],
    ['marketing', 2],
    ['training', 1],
    ['training', 2],
  ])
  const [first, , ...training] = all
  const files = training.map(({ fileId: id }) => id!)
  const gone = [first!, ...training].map(({ id }) => id)
  await app.database.scope.asStaff(memberOf('admin'), (db) =>
    db.deleteFrom('ambassadorResources').where('id', 'in', gone).execute(),
  )
  await asSystem((db) =>
    db
      .deleteFrom('files')
      .where('id', 'in', [first!.fileId!, ...files])
      .execute(),
  )
  expect([...(await loadAgain()).keys()].toSorted()).toEqual(files.toSorted())
  expect(await list()).toEqual(all.slice(1))
})

test('loading again changes nothing and stores nothing', async () => {
  const before = await everything()
  expect(before['userActivity']!.length).toBeGreaterThan(30)
  expect(await loadAgain()).toEqual(new Map())
  expect(await everything()).toEqual(before)
})

test('what staff has changed or removed stays that way', async () => {
  await asSystem(async (db) => {
    await db
      .updateTable('siteFigures')
      .set({ base: 7n as never })
      .where('name', '=', 'hours')
      .execute()
    await db.deleteFrom('userActivity').where('userId', 'is not', null).execute()
  })
  const before = await everything()
  await loadAgain()
  expect(await everything()).toEqual(before)
})

test('an older database without pictures gets the new ones, files before rows', async () => {
  const logos = demoPictures().filter(({ kind }) => kind === 'partner-logos')
  const ids = logos.map(({ id }) => id)
  const before = await everything()
  await asSystem((db) => db.deleteFrom('files').where('id', 'in', ids).execute())
  const without = await everything()
  expect(without['files']).toHaveLength(before['files']!.length - logos.length)
  expect(without['partners']).not.toEqual(before['partners'])
  const stored = await loadAgain()
  expect([...stored.keys()].toSorted()).toEqual(ids.toSorted())
  expect(await everything()).toEqual(before)
})

test('if a file cannot be stored there is no row, and the next start adds both', async () => {
  const ids = demoPictures().map(({ id }) => id)
  await asSystem((db) => db.deleteFrom('files').where('kind', '=', 'partner-logos').execute())
  const full = async () => {
    throw new Error('the disk is full')
  }
  await expect(loadDemo(app.database, { put: full })).rejects.toThrow('full')
  const listLogos = () =>
    asSystem((db) =>
      db.selectFrom('files').select('id').where('kind', '=', 'partner-logos').execute(),
    )
  expect(await listLogos()).toEqual([])
  await loadAgain()
  const found = await listLogos()
  expect(found).toHaveLength(10)
  expect(found.filter(({ id }) => !ids.includes(id))).toEqual([])
})

test('an organization that someone has changed gets no logo', async () => {
  const id = demoId('partners', 'galilee-hands')
  await asSystem((db) =>
    db.updateTable('partners').set({ logoFileId: null }).where('id', '=', id).execute(),
  )
  await app.database.scope.asStaff(memberOf('admin'), (db) =>
    db.updateTable('partners').set({ updatedAt: new Date() }).where('id', '=', id).execute(),
  )
  await loadAgain()
  const found = await asSystem((db) =>
    db.selectFrom('partners').select('logoFileId').where('id', '=', id).executeTakeFirst(),
  )
  expect(found).toEqual({ logoFileId: null })
})

test('a picture has the storage key of its id, and of its narrower copies', async () => {
  await asSystem((db) => db.deleteFrom('files').where('kind', '=', 'news-images').execute())
  const stored = await loadAgain()
  const pictures = demoPictures().filter(({ kind }) => kind === 'news-images')
  expect(pictures).toHaveLength(4)
  expect([...stored.keys()].toSorted()).toEqual(
    pictures.flatMap(({ id }) => [id, `${id}-480`, `${id}-960`]).toSorted(),
  )
  const rows = await asSystem((db) =>
    db.selectFrom('files').selectAll().where('kind', '=', 'news-images').execute(),
  )
  for (const { id, bytes, width, height, contentType: type } of rows) {
    expect({ bytes, width, height, type }).toEqual({
      bytes: stored.get(id),
      width: 1600,
      height: 900,
      type: 'image/webp',
    })
  }
})
