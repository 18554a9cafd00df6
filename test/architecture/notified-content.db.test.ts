import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { hideAmbassador, showAmbassador } from '#domain/ambassadors/commands/hide-ambassador.ts'
import { hideNews, showNews } from '#domain/content/commands/hide-news.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { hideProduct, showProduct } from '#domain/store/commands/hide-product.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { figuresOf, giveThrough } from '#test/app/crediting.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { addPeople } from '#test/app/groups.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addNews, addProduct } from '#test/app/public-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { listenForContent, type ContentListener } from './listen-for-content.ts'

const app = startTestApp()
let content: ContentListener
beforeAll(async () => {
  content = await listenForContent(app)
})
afterAll(() => content.stop())

/** Whether that action made any cached page out of date. */
async function isTold(action: () => Promise<unknown>): Promise<boolean> {
  return (await content.announced(action)).length > 0
}

const reason = 'It is not what it says.'
const staff = () => app.caller('admin', newId())

test('hiding, suspending and restoring by staff clear cached pages at once', async () => {
  const itemId = await addSupportable(app)
  await liftRowSecurity(app)
  const [row] = await app.asOwner<{ id: string }>('select id from partners where user_id = $1', [
    DEMO_USERS.partner.id,
  ])
  const partnerId = row!.id
  const [item, news, product] = [
    { id: itemId },
    { id: await addNews(app, { partnerId: partnerId }) },
    { id: await addProduct(app, { partnerId: partnerId }) },
  ]
  const page = { id: (await makeAmbassador(app, 'ambassador')).id }
  const { id: userId } = DEMO_USERS.ambassador
  const root = () => app.caller('superuser', newId())
  const actions: Record<string, () => Promise<unknown>> = {
    'an item hidden': () => hideItem(staff(), { ...item, reason }),
    'an item shown': () => showItem(staff(), item),
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
  for (const [name, action] of Object.entries(actions))
    expect(await isTold(action), name).toBe(true)
  const save = () => saveItem(app.caller('supporter'), { itemId })
  expect(await isTold(save), 'what no kept page shows').toBe(false)
})

test('no cached page names a deleted user', async () => {
  const itemId = await addSupportable(app)
  const [donor] = await addPeople(app, 1)
  await liftRowSecurity(app)
  const { id } = await giveAsGuest(app, itemId, { isNameShown: 'on' })
  await receiveGift(app, id)
  await app.asOwner('update supports set user_id = $2, guest_id = null where id = $1', [
    id,
    donor!.userId,
  ])
  const names = async () => (await getPublic(app.caller(visitor), { id: itemId })).givers
  expect(await names()).toMatchObject([{ name: 'Ruth Abelson' }])
  expect(await isTold(() => deleteAccount(app.caller(system), donor!))).toBe(true)
  expect(await names()).toMatchObject([{ name: null }])
})

test('a refund for a hidden item clears the page that counts it', async () => {
  const itemId = await addSupportable(app)
  const page = await makeAmbassador(app, 'ambassador')
  const id = await giveThrough(app, { itemId, code: page.code })
  await receiveGift(app, id)
  await hideItem(staff(), { id: itemId, reason })
  await liftRowSecurity(app)
  expect((await figuresOf(app, page.id)).raisedCents).toBe(5000)
  const some = () =>
    app.asOwner(
      `insert into payment_entries (id, payment_id, kind, amount_cents, provider, reference)
       select $2::uuid, id, 'refunded', 2000, provider, 'part ' || $2::uuid from payments where support_id = $1`,
      [id, newId()],
    )
  expect(await isTold(some)).toBe(true)
  expect((await figuresOf(app, page.id)).raisedCents).toBe(3000)
})
