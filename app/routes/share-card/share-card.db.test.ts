import { RouterContextProvider, type LoaderFunction } from 'react-router'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { openPreviews, type Previews } from '#platform/pictures/open-previews.ts'
import { startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { variantOf } from '../public/cards/subject-of.ts'
import { loader as ambassadorLoader } from './ambassador.ts'
import { itemShareCard } from './item-card.ts'
import { loader as itemLoader } from './item.ts'
import { loader as partnerLoader } from './partner.ts'
import { layOutCard } from './lay-out-card.ts'
import { sharedCard } from './serve-card.server.ts'

const app = startTestApp()
let partnerId: string
let item: string
let previews: Previews
let composed = 0
beforeAll(async () => {
  partnerId = await addPartner(app)
  const kept = await storeFile(app.caller('partner'), {
    kind: 'project-images',
    file: await pictureFile({ width: 300, height: 900 }),
  })
  item = await addItem(app, { partnerId, title: 'ימי נטיעה בגליל', imageFileId: kept.id })
  const { storage, pictures } = app.runtime
  previews = openPreviews({
    storage,
    pictures: {
      ...pictures,
      compose: (card) => {
        composed += 1
        return pictures.compose(card)
      },
    },
  })
})

type More = { who?: Person | Actor; known?: string; loader?: LoaderFunction }

async function get(id: string, query = '', more: More = {}): Promise<Response> {
  const { who = visitor, known, loader = itemLoader as LoaderFunction } = more
  const url = new URL(`/projects-events/${id}/share.jpg${query}`, app.runtime.origin)
  const context = new RouterContextProvider()
  context.set(callerContext, app.caller(who))
  context.set(runtimeContext, { ...app.runtime, previews })
  const headers = known ? { 'if-none-match': known } : {}
  const request = new Request(url, { headers })
  const args = { request, url, pattern: '', params: { id }, context }
  return (await loader(args as Parameters<LoaderFunction>[0], undefined)) as Response
}

async function named(): Promise<string> {
  const shown = await getPublic(app.caller(visitor), { id: item })
  return sharedCard('', itemShareCard(shown)).address.replace('/share.jpg', '')
}

test('a public item has a card of the size that its page names, drawn once and cacheable', async () => {
  const [answer, again] = await Promise.all([get(item, await named()), get(item, await named())])
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-length': expect.stringMatching(/^\d+$/),
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=86400',
    etag: expect.stringMatching(/^"[\w-]{12}"$/),
  })
  const bytes = await answer.arrayBuffer()
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  // WhatsApp ignores larger ones.
  expect(bytes.byteLength).toBeLessThan(300_000)
  expect([again.status, composed]).toEqual([200, 1])
  const known = await get(item, await named(), { known: answer.headers.get('etag')! })
  expect([known.status, composed]).toEqual([304, 1])
})

test('an item without a picture shows the scene that its page shows', async () => {
  const bare = await addItem(app, { partnerId, title: 'Cook for a shelter kitchen' })
  const shown = await getPublic(app.caller(visitor), { id: bare })
  const { subject, composition } = variantOf(shown)!
  expect(subject).toBe('kitchen')
  expect(itemShareCard(shown).picture).toEqual({ drawing: `subjects/kitchen-${composition}` })
  const answer = await get(bare)
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
  expect([answer.status, format, width]).toEqual([200, 'jpeg', 1200])
})

test('its address changes with what it says, and an old address shows it as it is now', async () => {
  const before = await named()
  const drawn = composed
  await app.asStaff('admin').update('projectEvents', { location: 'Rosh Pina' }, { id: item })
  expect(await named()).not.toBe(before)
  for (const query of [before, '', '?v=anything', '?v=else']) {
    const old = await get(item, query)
    expect([query, old.status, old.headers.get('cache-control')]).toEqual([query, 200, 'no-cache'])
  }
  // No address makes it draw the same content again.
  expect(composed).toBe(drawn + 1)
})

test('nothing that is not public has a card, even for people who may see it', async () => {
  const draft = await addItem(app, { partnerId, status: 'draft' })
  const hiddenOf = await addPartner(app, { status: 'suspended' })
  const hidden = await addItem(app, { partnerId: hiddenOf })
  const refusals = [
    [draft, itemLoader],
    [hidden, itemLoader],
    [newId(), itemLoader],
    ['x', itemLoader],
    [hiddenOf, partnerLoader],
    [newId(), ambassadorLoader],
  ] as const
  for (const who of [visitor, 'partner', 'admin'] as const) {
    for (const [id, loader] of refusals) {
      const answer = await get(id, '', { who, loader: loader as LoaderFunction })
      const control = answer.headers.get('cache-control')
      expect([who, id, answer.status, control]).toEqual([who, id, 404, 'no-store'])
    }
  }
})

test('an organization has a card, with or without a logo', async () => {
  const answer = await get(partnerId, '', { loader: partnerLoader as LoaderFunction })
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([answer.status, width, height]).toEqual([200, 1200, 630])
})

test('a page in Hebrew names its own card, whose icon and bar begin at the right', async () => {
  const read = async () => itemShareCard(await getPublic(app.caller(visitor), { id: item }))
  const addressOf = async () => sharedCard('/projects-events/1', await read()).address
  expect(await addressOf()).toMatch(/^\/projects-events\/1\/share\.jpg\?v=/)
  expect(await speak('he', addressOf)).toMatch(/^\/he\/projects-events\/1\/share\.jpg\?v=/)
  const card = { ...(await read()), need: { words: '', reached: 0.25, color: 'gifts' as const } }
  const placesOf = () => {
    const { boxes, pictures } = layOutCard(card)
    return [...boxes.map(({ left, width }) => [left, left + width]), pictures[0]?.left]
  }
  expect(placesOf()).toEqual([[64, 676], [64, 217], 64])
  expect(await speak('he', async () => placesOf())).toEqual([[64, 676], [523, 676], 632])
})
