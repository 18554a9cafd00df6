import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { listPublicCampaigns } from '#domain/ambassadors/queries/list-public-campaigns.ts'
import { listResources } from '#domain/ambassadors/queries/list-resources.ts'
import { listShowcase } from '#domain/ambassadors/queries/list-showcase.ts'
import { getPublicNews } from '#domain/content/queries/get-public-news.ts'
import { listFaq } from '#domain/content/queries/list-faq.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { listMoreNews } from '#domain/content/queries/list-more-news.ts'
import { listPartnerNews } from '#domain/content/queries/list-partner-news.ts'
import { listTourPackages } from '#domain/content/queries/list-tour-packages.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { listPartnerLogos } from '#domain/partners/queries/list-partner-logos.ts'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { findOnMap } from '#domain/project-events/queries/find-on-map.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { listFeatured } from '#domain/project-events/queries/list-featured.ts'
import { listMap } from '#domain/project-events/queries/list-map.ts'
import { listPartnerPlaces } from '#domain/project-events/queries/list-partner-places.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { listPartnerProducts } from '#domain/store/queries/list-partner-products.ts'
import { listProducts } from '#domain/store/queries/list-products.ts'
import { newId } from '#platform/database/new-id.ts'
import { isOutdated } from '#platform/http/cache-tags.ts'
import type { Operation } from '#platform/operation.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { startAs } from '#test/app/campaigning.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { giveThrough } from '#test/app/crediting.ts'
import { receiveGift } from '#test/app/giving.ts'
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

const PLACE = { latitude: 31.78, longitude: 35.22, location: 'Jerusalem' }

/** Two organizations with one of everything, and one ambassador who promotes what the first does. */
async function addContent() {
  const of = async (owner: 'partner' | 'partner2') => {
    const item = await addSupportable(app, PLACE, owner)
    const { partner } = await getPublic(app.caller(visitor), { id: item })
    const partnerId = partner.id
    const [news, more] = [await addNews(app, { partnerId }), await addNews(app, { partnerId })]
    return { partnerId, item, news, more, product: await addProduct(app, { partnerId }) }
  }
  const [first, second] = [await of('partner'), await of('partner2')]
  const page = await makeAmbassador(app, 'ambassador')
  await liftRowSecurity(app)
  await app.asOwner(
    'insert into ambassador_project_events (ambassador_id, project_event_id) values ($1, $2)',
    [page.id, first.item],
  )
  await startAs(app, 'ambassador')
  const gift = await giveThrough(app, { itemId: first.item, code: page.code, isNameShown: 'on' })
  await receiveGift(app, gift)
  return { first, second, page, gift }
}

type Shown = { output: unknown; tags: Set<string> }

/** What cached pages show: each query with what it is asked for. */
function pagesOf({ first, second, page }: Awaited<ReturnType<typeof addContent>>) {
  const read = <Input, Output>(operation: Operation<Input, Output>, input: Input) => ({
    name: `${operation.operation} ${JSON.stringify(input)}`,
    async show(): Promise<Shown> {
      const tags = new Set<string>()
      const asked = operation({ ...app.caller(visitor), tags }, input)
      // Something that is gone is shown by no cached page.
      const output = await asked.catch(() => null)
      return { output, tags }
    },
  })
  return [
    read(listPublic, {}),
    read(listFeatured, {}),
    read(listMap, {}),
    read(listPartnerLogos, {}),
    read(listPublicPartners, {}),
    read(listProducts, {}),
    read(listShowcase, {}),
    read(listResources, {}),
    read(listFaq, {}),
    read(listTourPackages, {}),
    read(listSiteFigures, {}),
    read(getPublicAmbassador, { id: page.id }),
    read(listPublicCampaigns, { ambassadorId: page.id }),
    ...[first, second].flatMap(({ partnerId, item, news, product }) => [
      read(getPublic, { id: item }),
      read(findOnMap, { id: item }),
      read(listByPartner, { partnerId, type: 'project' }),
      read(listPartnerPlaces, { partnerId }),
      read(getPublicPartner, { id: partnerId }),
      read(getPublicNews, { id: news }),
      read(listMoreNews, { partnerId, besides: news }),
      read(listPartnerNews, { partnerId }),
      read(getPublicProduct, { id: product }),
      read(listPartnerProducts, { partnerId }),
    ]),
  ]
}

test('whatever changes on a cached page, one of its tags is announced; what does not change stays', async () => {
  const all = await addContent()
  const { first, page, gift } = all
  const pages = pagesOf(all)
  const change =
    (text: string, ...values: unknown[]) =>
    () =>
      app.asOwner(text, values)
  const changes: Record<string, () => Promise<unknown>> = {
    'an item’s title': change(`update project_events set title = 'Oaks' where id = $1`, first.item),
    'an item’s place': change(`update project_events set latitude = 32 where id = $1`, first.item),
    'an item’s organization': change(
      'update project_events set partner_id = $2 where id = $1',
      first.item,
      all.second.partnerId,
    ),
    'an organization’s name': change(
      `update partners set name = 'New' where id = $1`,
      first.partnerId,
    ),
    'news’ title': change(`update news set title = 'New' where id = $1`, first.news),
    'news withdrawn': change('update news set withdrawn_at = now() where id = $1', first.more),
    'a product’s price': change('update products set price_cents = 1 where id = $1', first.product),
    'the last unit': change(
      'update product_variants set stock = 0 where product_id = $1',
      first.product,
    ),
    'an ambassador’s words': change(
      `update ambassador_profiles set bio = 'We.' where id = $1`,
      page.id,
    ),
    'a campaign’s title': change(`update ambassador_campaigns set title = 'Fifty trees'`),
    'what an ambassador promotes': change('delete from ambassador_project_events'),
    'a donor’s name': change(`update supports set name = 'R.' where id = $1`, gift),
    'a gift given back': change(
      `insert into payment_entries (id, payment_id, kind, amount_cents, provider, reference)
       select $2::uuid, id, 'refunded', 2000, provider, 'back' from payments where support_id = $1`,
      gift,
      newId(),
    ),
    'an answer': change(
      `insert into faq_entries (id, position, question, answer) values ($1, 99, 'How?', 'So.')`,
      newId(),
    ),
    'a figure': change('update site_figures set base = base + 1'),
    'an organization suspended': change(
      `update partners set status = 'suspended' where id = $1`,
      first.partnerId,
    ),
  }
  let before = await Promise.all(pages.map(({ show }) => show()))
  for (const [name, act] of Object.entries(changes)) {
    const announced = await content.announced(act)
    const after = await Promise.all(pages.map(({ show }) => show()))
    expect(announced, name).not.toEqual([])
    const changed = pages.filter(
      (_, at) => JSON.stringify(before[at]!.output) !== JSON.stringify(after[at]!.output),
    )
    expect(changed, name).not.toEqual([])
    const kept = pages.filter((_, at) => !isOutdated(before[at]!.tags, announced))
    expect(
      kept.filter((one) => changed.includes(one)).map((one) => one.name),
      name,
    ).toEqual([])
    // Each change leaves at least half of the pages alone.
    expect(kept.length, name).toBeGreaterThan(pages.length / 2)
    before = after
  }
})
