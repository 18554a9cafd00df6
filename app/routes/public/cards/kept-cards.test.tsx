import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { speak } from '#platform/speak.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { AuthProvider } from '#app/shell/use-session.ts'
import { Kept, keepMarkup } from '#app/ui/kept.tsx'
import { markupOf } from '#app/ui/markup-of.server.tsx'
import { NeedCard } from '../marketplace/need-card.tsx'
import { ProjectEventCard } from './project-event-card.tsx'

const item: Item = {
  id: '0199d0c4-0000-7000-8000-000000000001',
  type: 'project',
  category: 'education',
  language: 'en',
  title: 'Books & more for "Sderot"',
  summary: '',
  supportTypes: ['volunteer', 'donate'],
  organization: 'קרן הספר',
  partnerId: '0199d0c4-0000-7000-8000-000000000002',
  image: null,
  completedAt: null,
  isOver: false,
  places: 12,
  placesTaken: 3,
  donationGoalCents: 500_00,
  raisedCents: 120_00,
  giftCount: 2,
  location: 'Sderot',
  district: 'southern-district',
  region: null,
  startDate: '2026-11-01',
  endDate: '2027-02-01',
  startDatetime: null,
  endDatetime: null,
  timeZone: 'Asia/Jerusalem',
} as Item

const cards = [
  <ProjectEventCard key={1} item={item} saved={null} />,
  <ProjectEventCard key={2} item={{ ...item, isOver: true }} level={2} />,
  <NeedCard key={3} item={item} first={false} saved={[item.id]} />,
]

/** The cards at an address of the site in a language, as a page around them draws them. */
async function draw(language: 'en' | 'he', drawn = cards): Promise<string> {
  const basename = language === 'en' ? '/' : '/he'
  const root = { viewer: null, shekels: { rate: 3.7, day: '2026-11-01' } }
  const element = <AuthProvider value={{ viewer: null }}>{drawn}</AuthProvider>
  const routes = [{ id: 'root', path: '*', loader: () => root, element }]
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(
    new Request(`https://www.here.example${basename}/projects-events?q=a`),
  )
  if (context instanceof Response) throw new Error('redirected')
  const router = createStaticRouter(handler.dataRoutes, context)
  return speak(language, () =>
    renderToString(<StaticRouterProvider {...{ router, context }} hydrate={false} />),
  )
}

beforeEach(() => keepMarkup(null))
afterEach(() => keepMarkup(null))

test.each(['en', 'he'] as const)('kept markup is what the browser draws (%s)', async (language) => {
  const drawn = await draw(language)
  keepMarkup(markupOf)
  expect(await draw(language)).toBe(drawn)
  // From what was kept.
  expect(await draw(language)).toBe(drawn)
  expect(drawn).toContain(language === 'he' ? 'href="/he/projects-events/' : 'href="/projects-ev')
  expect(drawn).toContain('₪')
})

test('other properties have markup of their own', async () => {
  keepMarkup(markupOf)
  expect(await draw('en')).not.toContain('>Full<')
  const later = [<ProjectEventCard key={1} item={{ ...item, placesTaken: 12 }} />]
  expect(await draw('en', later)).toContain('>Full<')
})

test('what is kept cannot depend on the page or the person', async () => {
  const Personal = () => <p>{useRootData()?.year}</p>
  keepMarkup(markupOf)
  await expect(draw('en', [<Kept key={1} of={Personal} with={{}} />])).rejects.toThrow(
    /data router/,
  )
})
