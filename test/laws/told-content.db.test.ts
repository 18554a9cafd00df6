import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/accounts/commands/delete-account.ts'
import { restorePerson } from '#domain/accounts/commands/restore-person.ts'
import { suspendUser } from '#domain/accounts/commands/suspend-user.ts'
import { hideAmbassador } from '#domain/ambassadors/commands/hide-ambassador.ts'
import { showAmbassador } from '#domain/ambassadors/commands/show-ambassador.ts'
import { hideNews } from '#domain/content/commands/hide-news.ts'
import { showNews } from '#domain/content/commands/show-news.ts'
import { restorePartner } from '#domain/partners/commands/restore-partner.ts'
import { suspendPartner } from '#domain/partners/commands/suspend-partner.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { showPost } from '#domain/project-events/commands/show-post.ts'
import { hideProduct } from '#domain/store/commands/hide-product.ts'
import { showProduct } from '#domain/store/commands/show-product.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/world/ambassadors.ts'
import { figuresOf, giveThrough } from '#test/world/crediting.ts'
import { giveAsGuest, receiveGift } from '#test/world/giving.ts'
import { addPeople } from '#test/world/groups.ts'
import { createTestApp, system, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { addNews, addProduct } from '#test/world/public-rows.ts'
import { liftRowSecurity } from '#test/world/somebody.ts'
import { addSupportable } from '#test/world/supporting.ts'

let world: TestApp
let heard: string[]
let markHeard = () => {}
let stop: () => Promise<unknown>
beforeAll(async () => {
  world = await createTestApp()
  heard = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = world.database.listen({
    channels: {
      content: () => heard.push('content'),
      features: () => markHeard(),
    },
    lost() {},
    back: resolve,
  })
  stop = () => listener.close()
  await promise
})
afterAll(async () => {
  await stop()
  await world.close()
})

/** Whether the kept pages were forgotten with that deed: all that is told comes in its order, so a mark says when. */
async function isTold(deed: () => Promise<unknown>): Promise<boolean> {
  await mark()
  heard.length = 0
  await deed()
  await mark()
  return heard.length > 0
}

async function mark() {
  const { promise, resolve } = Promise.withResolvers<void>()
  markHeard = resolve
  await world.asOwner(`select pg_notify('features', '')`)
  await promise
}

const reason = 'It is not what it says.'
const staff = () => world.caller('admin', newId())

test('what staff hides or suspends is forgotten by the kept pages at once, and what comes back too', async () => {
  const itemId = await addSupportable(world)
  await liftRowSecurity(world)
  const [row] = await world.asOwner<{ id: string }>('select id from partners where user_id = $1', [
    DEMO_USERS.partner.id,
  ])
  const partnerId = row!.id
  const [item, news, product] = [
    { id: itemId },
    { id: await addNews(world, { partnerId: partnerId }) },
    { id: await addProduct(world, { partnerId: partnerId }) },
  ]
  const page = { id: (await makeAmbassador(world, 'ambassador')).id }
  const { id: userId } = DEMO_USERS.ambassador
  const root = () => world.caller('superuser', newId())
  const deeds: Record<string, () => Promise<unknown>> = {
    'an item hidden': () => hideItem(staff(), { ...item, reason }),
    'an item shown': () => showPost(staff(), item),
    'news hidden': () => hideNews(staff(), { ...news, reason }),
    'news shown': () => showNews(staff(), news),
    'a product hidden': () => hideProduct(staff(), { ...product, reason }),
    'a product shown': () => showProduct(staff(), product),
    'a page hidden': () => hideAmbassador(staff(), { ...page, reason }),
    'a page shown': () => showAmbassador(staff(), page),
    'a person suspended': () => suspendUser(root(), { userId, reason }),
    'a person restored': () => restorePerson(root(), { userId, reason }),
    'an organization suspended': () => suspendPartner(staff(), { partnerId, reason }),
    'an organization restored': () => restorePartner(staff(), { partnerId, reason }),
  }
  for (const [name, deed] of Object.entries(deeds)) expect(await isTold(deed), name).toBe(true)
  const save = () => saveItem(world.caller('supporter'), { itemId })
  expect(await isTold(save), 'what no kept page shows').toBe(false)
})

test('who leaves for good is named on no kept page any longer', async () => {
  const itemId = await addSupportable(world)
  const [giver] = await addPeople(world, 1)
  await liftRowSecurity(world)
  const { id } = await giveAsGuest(world, itemId, { isNameShown: 'on' })
  await receiveGift(world, id)
  await world.asOwner('update supports set user_id = $2, guest_id = null where id = $1', [
    id,
    giver!.userId,
  ])
  const names = async () => (await getPublic(world.caller(visitor), { id: itemId })).givers
  expect(await names()).toMatchObject([{ name: 'Ruth Abelson' }])
  expect(await isTold(() => deleteAccount(world.caller(system), giver!))).toBe(true)
  expect(await names()).toMatchObject([{ name: null }])
})

test('money that goes back for what is hidden is told to the page that counts it', async () => {
  const itemId = await addSupportable(world)
  const page = await makeAmbassador(world, 'ambassador')
  const id = await giveThrough(world, { itemId, code: page.code })
  await receiveGift(world, id)
  await hideItem(staff(), { id: itemId, reason })
  await liftRowSecurity(world)
  expect((await figuresOf(world, page.id)).raisedCents).toBe(5000)
  const some = () =>
    world.asOwner(
      `insert into payment_entries (id, payment_id, kind, amount_cents, provider, reference)
       select $2::uuid, id, 'refunded', 2000, provider, 'part ' || $2::uuid from payments where support_id = $1`,
      [id, newId()],
    )
  expect(await isTold(some)).toBe(true)
  expect((await figuresOf(world, page.id)).raisedCents).toBe(3000)
})
