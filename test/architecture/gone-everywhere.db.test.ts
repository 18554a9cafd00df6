import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { chooseItem } from '#domain/ambassadors/commands/choose-item.ts'
import { hideNews, showNews } from '#domain/content/commands/hide-news.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { hideProduct, showProduct } from '#domain/store/commands/hide-product.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs } from '#test/app/campaigning.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addItem, addNews, addPartner, addProduct } from '#test/app/public-rows.ts'
import { fillCart } from '#test/app/ordering.ts'
import { savePreferences } from '#domain/accounts/commands/save-preferences.ts'
import { surfacesOf, WORD, type Surfaces } from '#test/app/surfaces.ts'

const reason = 'It is not what it says.'

const app = startTestApp()
let at: ReturnType<typeof surfacesOf>
let partnerId: string
let item: string
let project: string
let news: string
let product: string
const files = { item: newId(), news: newId(), product: newId(), logo: newId() }
const kinds = {
  item: 'event-images',
  news: 'news-images',
  product: 'product-images',
  logo: 'partner-logos',
}
const staff = () => app.caller('admin', newId())

beforeAll(async () => {
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks, app.partners cascade',
  )
  for (const [name, id] of Object.entries(files)) {
    const row = { id, kind: kinds[name as keyof typeof kinds], contentType: 'image/webp' }
    const file = { ...row, userId: DEMO_USERS.partner.id, bytes: 9, originalName: 'x' }
    await app.as(system).insert('files', file)
  }
  const owner = { userId: DEMO_USERS.partner.id, name: `${WORD} House` }
  partnerId = await addPartner(app, { ...owner, logoFileId: files.logo })
  const of = { partnerId }
  item = await addItem(app, {
    ...of,
    title: `${WORD} walk`,
    searchText: 'quillwort walk',
    type: 'event',
    latitude: 32.8,
    longitude: 35,
    location: 'Haifa',
    imageFileId: files.item,
  })
  project = await addItem(app, { ...of, title: `${WORD} wood` })
  const wishes = {
    supportTypes: [],
    locations: [],
    categories: ['environment' as const],
  }
  await savePreferences(app.caller('supporter'), wishes)
  news = await addNews(app, { ...of, title: `${WORD} blooms`, imageFileId: files.news })
  product = await addProduct(app, { ...of, name: `${WORD} mug` })
  await app
    .as(system)
    .insert('productImages', { productId: product, position: 0, fileId: files.product })
  const [size] = await app.runtime.scope.asVisitor((db) =>
    db.selectFrom('productVariants').select('id').where('productId', '=', product).execute(),
  )
  await saveItem(app.caller('supporter'), { itemId: item })
  await fillCart(app, 'supporter', [{ variantId: size!.id, quantity: 1 }])
  const { id: page } = await makeAmbassador(app, 'ambassador')
  await chooseItem(app.caller('ambassador'), { itemId: item })
  await startAs(app, 'ambassador', { itemId: item })
  at = surfacesOf(app, 'supporter', { partnerId, item, project, news, product, page, files })
})

/** The surfaces that show it, by its text, address or picture. */
async function whereShown(surfaces: Surfaces, marks: string[]): Promise<string[]> {
  const shown: string[] = []
  for (const [name, look] of Object.entries(surfaces)) {
    const answer = await look().catch((error: unknown) => {
      if (isAppError(error) && error.code === 'not_found') return null
      throw error
    })
    const told = JSON.stringify(answer)
    if (marks.some((mark) => told.includes(mark))) shown.push(name)
  }
  return shown
}

type Thing = [name: keyof ReturnType<typeof surfacesOf>, marks: () => string[]]
const items: Thing = ['ofItem', () => [`${WORD} walk`, item, files.item]]
const projects: Thing = ['ofProject', () => [`${WORD} wood`, project]]
const articles: Thing = ['ofNews', () => [`${WORD} blooms`, news, files.news]]
const products: Thing = ['ofProduct', () => [`${WORD} mug`, product, files.product]]
const organizations: Thing = ['ofPartner', () => [`${WORD} House`, partnerId, files.logo]]
type Action = () => Promise<unknown>
const suspend: Action = () => suspendPartner(staff(), { partnerId, reason })
const restore: Action = () => restorePartner(staff(), { partnerId, reason })

test.each<[hidden: string, of: Thing[], hide: Action, show: Action]>([
  [
    'an item',
    [items],
    () => hideItem(staff(), { id: item, reason }),
    () => showItem(staff(), { id: item }),
  ],
  [
    'a project',
    [projects],
    () => hideItem(staff(), { id: project, reason }),
    () => showItem(staff(), { id: project }),
  ],
  [
    'an article',
    [articles],
    () => hideNews(staff(), { id: news, reason }),
    () => showNews(staff(), { id: news }),
  ],
  [
    'a product',
    [products],
    () => hideProduct(staff(), { id: product, reason }),
    () => showProduct(staff(), { id: product }),
  ],
  [
    'an organization with all it has',
    [items, projects, articles, products, organizations],
    suspend,
    restore,
  ],
])('hidden or suspended, %s is gone everywhere, and comes back', async (_, things, hide, show) => {
  // Every surface must show it first; otherwise its absence there would prove nothing.
  const everywhere = async () => {
    for (const [name, marks] of things)
      expect(await whereShown(at[name], marks()), name).toEqual(Object.keys(at[name]))
  }
  await everywhere()
  await hide()
  for (const [name, marks] of things) expect(await whereShown(at[name], marks()), name).toEqual([])
  await show()
  await everywhere()
})
