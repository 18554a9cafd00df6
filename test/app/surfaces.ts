import { getPublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { answerFromSite } from '#domain/assistant/answer-from-site.ts'
import type { FeedEntry } from '#domain/project-events/feed-entry.ts'
import { listEntries } from '#domain/project-events/queries/list-entries.ts'
import { listCalendarEvents } from '#domain/project-events/queries/list-calendar-events.ts'
import { listFeed } from '#domain/project-events/queries/list-feed.ts'
import { listPublicCampaigns } from '#domain/ambassadors/queries/list-public-campaigns.ts'
import { getCart } from '#domain/orders/queries/get-cart.ts'
import { findPublicFile } from '#domain/files/queries/find-public-file.ts'
import { findMatchingNews } from '#domain/content/queries/find-matching-news.ts'
import { getPublicNews } from '#domain/content/queries/get-public-news.ts'
import { listPartnerNews } from '#domain/content/queries/list-partner-news.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import { listPublicPartners } from '#domain/partners/queries/list-public-partners.ts'
import { findMatching } from '#domain/project-events/queries/find-matching.ts'
import { findOnMap } from '#domain/project-events/queries/find-on-map.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { listFeatured } from '#domain/project-events/queries/list-featured.ts'
import { listMap } from '#domain/project-events/queries/list-map.ts'
import { listPartnerPlaces } from '#domain/project-events/queries/list-partner-places.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { listSoonest } from '#domain/recommendations/queries/list-soonest.ts'
import { listSitemapEntries } from '#domain/content/queries/list-sitemap-entries.ts'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { listPartnerProducts } from '#domain/store/queries/list-partner-products.ts'
import { listProducts } from '#domain/store/queries/list-products.ts'
import { getSupportForm } from '#domain/support/queries/get-support-form.ts'
import { listSaved } from '#domain/support/queries/list-saved.ts'
import { listForYou } from '#domain/recommendations/queries/list-for-you.ts'
import type { Person, TestApp } from './create-test-app.ts'

/** A word that occurs nowhere else. */
export const WORD = 'Quillwort'

/** Every surface that names a thing or links to it. */
export type Surfaces = Record<string, () => Promise<unknown>>

export type Shown = {
  partnerId: string
  item: string
  project: string
  news: string
  product: string
  page: string
  files: Record<'item' | 'news' | 'product' | 'logo', string>
}

/** Every surface where a member finds an event, a project, news, a product and an organization named with the word. */
export function surfacesOf(app: TestApp, who: Person, shown: Shown) {
  const { partnerId, item, project, news, product, page, files } = shown
  const caller = () => app.caller(who)
  const words = [WORD.toLowerCase()]
  const day = () => app.runtime.clock.now().toISOString().slice(0, 10)
  const inAYear = () => `${Number(day().slice(0, 4)) + 1}${day().slice(4, 8)}01`
  const ofFile = (id: string) => () => findPublicFile(caller(), { id })
  // Its answer repeats the question.
  const ask = (prompt: string) => () =>
    answerFromSite(caller(), { prompt, actionType: 'answer' }).then(({ cards }) => cards)

  const withoutIds = (entry: FeedEntry) => ({ ...entry, id: '', dateId: '' })
  const ofItem: Surfaces = {
    list: () => listPublic(caller(), {}).then(({ items }) => items),
    search: () => listPublic(caller(), { q: WORD }).then(({ items }) => items),
    matching: () => findMatching(caller(), { words }),
    map: () => listMap(caller(), {}),
    'one on the map': () => findOnMap(caller(), { id: item }),
    page: () => getPublic(caller(), { id: item }),
    'form to help': () => getSupportForm(caller(), { itemId: item, kind: 'attend' }),
    'page of its organization': () => listByPartner(caller(), { partnerId, type: 'event' }),
    'places of its organization': () => listPartnerPlaces(caller(), { partnerId }),
    calendar: () => listCalendarEvents(caller(), { from: day(), to: inAYear() }),
    // A cancellation is identified by its id alone.
    'one for a calendar': () =>
      listEntries(caller(), { id: item }).then((all) => all.map(withoutIds)),
    feed: () => listFeed(caller(), {}).then((all) => all.map(withoutIds)),
    sitemap: () => listSitemapEntries(caller(), { kind: 'projects-events' }),
    soonest: () => listSoonest(caller(), {}),
    favorites: () => listSaved(caller(), {}),
    ambassador: () => getPublicAmbassador(caller(), { id: page }),
    campaign: () => listPublicCampaigns(caller(), { ambassadorId: page }),
    assistant: ask(`${WORD} walk`),
    picture: ofFile(files.item),
  }
  const ofProject: Surfaces = {
    list: () => listPublic(caller(), {}).then((found) => found.items),
    featured: () => listFeatured(caller(), {}),
    'for you': () => listForYou(caller(), {}),
    page: () => getPublic(caller(), { id: project }),
  }
  const ofNews: Surfaces = {
    page: () => getPublicNews(caller(), { id: news }),
    matching: () => findMatchingNews(caller(), { words }),
    'page of its organization': () => listPartnerNews(caller(), { partnerId }),
    sitemap: () => listSitemapEntries(caller(), { kind: 'news' }),
    assistant: ask(`news about ${WORD}`),
    picture: ofFile(files.news),
  }
  const ofProduct: Surfaces = {
    page: () => getPublicProduct(caller(), { id: product }),
    store: () => listProducts(caller(), {}),
    matching: () => findMatchingProducts(caller(), { words }),
    'page of its organization': () => listPartnerProducts(caller(), { partnerId }),
    sitemap: () => listSitemapEntries(caller(), { kind: 'products' }),
    cart: () => getCart(caller(), {}),
    assistant: ask(`buy a ${WORD} mug`),
    picture: ofFile(files.product),
  }
  const ofPartner: Surfaces = {
    page: () => getPublicPartner(caller(), { id: partnerId }),
    list: () => listPublicPartners(caller(), {}),
    matching: () => findMatchingPartners(caller(), { words }),
    sitemap: () => listSitemapEntries(caller(), { kind: 'partners' }),
    assistant: ask(`organizations called ${WORD}`),
    logo: ofFile(files.logo),
  }

  return { ofItem, ofProject, ofNews, ofProduct, ofPartner }
}
