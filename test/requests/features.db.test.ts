import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { featureLabels, type Feature } from '#domain/content/feature.ts'
import { asText } from '../access/read-forms.ts'
import { built, useSite } from './open-site.ts'
import type { PlainBrowser } from './plain-browser.ts'

type Ids = { gift: string; helping: string; event: string; partner: string; product: string }
type Part = {
  /** Addresses that respond to a supporter only while the feature is enabled. */
  paths(ids: Ids): string[]
  /** The addresses of links that must not exist while it is disabled, and the pages to check. */
  links: RegExp
  pages?: (ids: Ids) => string[]
  /** What the page says only while it is enabled, if that is no link. */
  words?: string
  /** Where a form could be posted directly. */
  forms?: (ids: Ids) => string[]
}

const support = (id: string, kind: string) => `/projects-events/${id}/support/${kind}`

/** All but the voice: only scripts know whether a browser can speak, see voice.e2e.ts. */
const parts: Record<Exclude<Feature, 'voice'>, Part> = {
  store: {
    paths: ({ product }) => [
      '/store',
      `/store/${product}`,
      `/product/${product}`,
      '/cart',
      '/checkout',
    ],
    // Includes the cart icon.
    links: /^\/(store|cart|checkout)|tab=store$/,
    pages: ({ partner }) => ['/', `/partner/${partner}`],
    forms: () => ['/cart', '/checkout'],
  },
  marketplace: { paths: () => ['/marketplace'], links: /^\/marketplace$/ },
  map: {
    paths: () => ['/map'],
    links: /^\/map|tab=map$/,
    pages: ({ partner }) => ['/', '/visit', `/partner/${partner}`],
  },
  calendar: {
    paths: ({ partner, event }) => [
      '/calendar',
      '/calendar.ics',
      `/partner/${partner}/calendar.ics`,
      `/projects-events/${event}/event.ics`,
    ],
    links: /^\/calendar|\.ics$|tab=calendar$/,
    pages: ({ partner, event }) => [
      '/',
      '/visit',
      `/partner/${partner}`,
      `/projects-events/${event}`,
    ],
  },
  visit: {
    paths: () => ['/visit'],
    links: /^\/visit/,
    pages: () => ['/', '/about'],
    forms: () => ['/visit'],
  },
  donations: {
    paths: ({ gift }) => [support(gift, 'donate')],
    links: /type=project&category=donation|\/support\/donate$/,
    pages: ({ gift }) => ['/', `/projects-events/${gift}`],
    forms: ({ gift }) => [support(gift, 'donate')],
  },
  volunteering: {
    paths: ({ helping }) => [support(helping, 'volunteer'), '/groups/new'],
    links: /type=project&category=volunteer|\/support\/volunteer$|^\/groups/,
    pages: ({ helping }) => ['/', `/projects-events/${helping}`, '/dashboard'],
    forms: ({ helping }) => [support(helping, 'volunteer'), '/groups/new'],
  },
  ambassadors: {
    paths: () => ['/ambassador', '/ambassador?tab=why', '/ambassadors', '/ambassador-registration'],
    forms: () => ['/ambassador-registration'],
    links: /^\/ambassador|topic=ambassador/,
    pages: () => ['/', '/about'],
  },
  'partner-registration': {
    paths: () => ['/partner-registration', '/partner-registration?step=basic'],
    links: /^\/partner-registration/,
    pages: () => ['/', '/about', '/partners', '/partner-dashboard'],
    forms: () => ['/partner-registration?step=basic', '/partner-registration?step=contact'],
  },
  assistant: { paths: () => ['/ai'], links: /^\/ai/, forms: () => ['/ai'] },
  'volunteer-profile': {
    paths: () => ['/volunteer-profile'],
    links: /^\/volunteer-profile/,
    pages: () => ['/about'],
    forms: () => ['/volunteer-profile'],
  },
  tracking: { paths: () => [], links: /^$/, words: m.consent_choices() },
}

describe.skipIf(!built)('features that staff switches off and on', () => {
  const { browse } = useSite()

  /** Switches one feature, as an admin. That other processes hear of it: see features.e2e.ts. */
  async function switchFeature(feature: Feature, isOn: boolean) {
    const admin = await browse('admin')
    const page = await admin.open('/admin/features')
    const others = page.chosen('on').filter((name) => name !== feature)
    const saved = await page.press(m.features_save(), { on: isOn ? [...others, feature] : others })
    expect(saved.said).toContain(m.features_saved())
  }

  for (const [
    name,
    { paths, links, words, pages = () => ['/'], forms = () => [] },
  ] of Object.entries(parts)) {
    const feature = name as keyof typeof parts
    test(`${featureLabels(feature).name} is disabled and enabled again`, async () => {
      const person = await browse('supporter')
      const ids = await idsOf(person)
      const statuses = async () => {
        const answers = await Promise.all(paths(ids).map((path) => person.send(path)))
        return answers.map(({ status }) => status)
      }
      const open = (path: string) => person.open(path)
      const traces = ({ html }: Awaited<ReturnType<typeof open>>) => [
        ...hrefsIn(html).filter((href) => links.test(href)),
        ...(words && html.includes(words) ? [words] : []),
      ]
      expect(await statuses()).toEqual(paths(ids).map(() => 200))

      await switchFeature(feature, false)
      for (const path of paths(ids)) {
        const closed = await open(path)
        expect(closed.status, path).toBe(404)
        if (!path.includes('.')) expect(closed.heading, path).toBe(m.errors_closed_title())
      }
      for (const path of pages(ids)) {
        const page = await open(path)
        expect([page.status, traces(page)], path).toEqual([200, []])
      }
      for (const path of forms(ids)) {
        const form = { amount: '50', places: '1', name: 'Somebody', intent: 'submit' }
        const answer = await person.send(path, { method: 'POST', body: new URLSearchParams(form) })
        expect(answer.status, path).toBe(404)
        expect(await answer.text(), path).toContain(m.errors_closed_title())
      }

      await switchFeature(feature, true)
      expect(await statuses()).toEqual(paths(ids).map(() => 200))
      if (feature !== 'marketplace') {
        expect(traces(await open(pages(ids).at(-1)!))).not.toEqual([])
      }
    })
  }
})

async function idsOf(browser: PlainBrowser): Promise<Ids> {
  const first = async (path: string, pattern: RegExp) =>
    pattern.exec((await browser.open(path)).html)?.[1] ?? 'none'
  const item = /href="\/projects-events\/([\w-]{36})"/
  const [gift, helping, event, partner, product] = await Promise.all([
    first('/projects-events?type=project&category=donation', item),
    first('/projects-events?type=project&category=volunteer', item),
    first('/projects-events?type=event&time=upcoming', item),
    first('/partners', /href="\/partner\/([\w-]{36})"/),
    first('/store', /href="\/store\/([\w-]{36})"/),
  ])
  return { gift, helping, event, partner, product }
}

const hrefsIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => asText(href))
