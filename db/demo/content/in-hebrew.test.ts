import { expect, test } from 'vitest'
import { CAMPAIGN_TITLE_MAX } from '#domain/ambassadors/campaign.ts'
import { NEWS_SUMMARY_MAX, NEWS_TITLE_MAX } from '#domain/content/news.ts'
import { MISSION_MAX } from '#domain/partners/profile-fields.ts'
import { PICTURE_TEXT_MAX } from '#domain/project-events/pictures.ts'
import { TITLE_MAX } from '#domain/project-events/project-event.ts'
import { PRODUCT_NAME_MAX } from '#domain/store/product.ts'
import { AMBASSADORS } from './ambassadors.ts'
import { EVENTS } from './events.ts'
import { ORGANIZATIONS_IN_HEBREW } from './in-hebrew/organizations.ts'
import { AMBASSADORS_IN_HEBREW } from './in-hebrew/ambassadors.ts'
import { NEWS_IN_HEBREW } from './in-hebrew/news.ts'
import { PRODUCTS_IN_HEBREW } from './in-hebrew/products.ts'
import { IN_HEBREW } from './in-hebrew.ts'
import { WORDS_IN_HEBREW } from './in-hebrew/pictures.ts'
import { PLACES_IN_HEBREW } from './in-hebrew/places.ts'
import { NEWS } from './news.ts'
import { ORGANIZATIONS } from './organizations.ts'
import { PRODUCTS } from './products.ts'
import { PROJECTS } from './projects.ts'

type Row = { key: string }

/** What the check below compares: `paragraphs` has as many in both languages, `short` has a greatest length. */
const kinds = [
  {
    name: 'items',
    rows: [...PROJECTS, ...EVENTS] as Row[],
    hebrew: IN_HEBREW,
    paragraphs: 'description',
    short: { title: TITLE_MAX },
  },
  {
    name: 'news',
    rows: NEWS as Row[],
    hebrew: NEWS_IN_HEBREW,
    paragraphs: 'body',
    short: { title: NEWS_TITLE_MAX, summary: NEWS_SUMMARY_MAX },
  },
  {
    name: 'products',
    rows: PRODUCTS as Row[],
    hebrew: PRODUCTS_IN_HEBREW,
    paragraphs: 'description',
    short: { name: PRODUCT_NAME_MAX },
  },
  {
    name: 'organizations',
    rows: ORGANIZATIONS as Row[],
    hebrew: ORGANIZATIONS_IN_HEBREW,
    paragraphs: 'description',
    short: { mission: MISSION_MAX },
  },
  {
    name: 'ambassadors',
    rows: AMBASSADORS as Row[],
    hebrew: AMBASSADORS_IN_HEBREW,
    paragraphs: 'bio',
    short: {},
  },
]

test('Hebrew words of pictures and sizes are of the demo, and as short as they may be', () => {
  const items = [...PROJECTS, ...EVENTS].flatMap(({ pictures = [] }) => pictures)
  const said = new Set([
    ...items.flatMap(({ caption, alt }) => [caption, alt]),
    ...PRODUCTS.flatMap(({ pictures, stock }) => [...pictures, ...Object.keys(stock)]),
    ...ORGANIZATIONS.flatMap(({ cover }) => cover ?? []),
  ])
  expect(Object.keys(WORDS_IN_HEBREW).filter((words) => !said.has(words))).toEqual([])
  const missing = [...said].filter((words) => /[A-Za-z]{4}/.test(words) && !WORDS_IN_HEBREW[words])
  expect(missing).toEqual([])
  const long = Object.values(WORDS_IN_HEBREW).filter((words) => words.length > PICTURE_TEXT_MAX)
  expect(long).toEqual([])
})

const textOf = (row: object | undefined, field: string) =>
  String((row as Record<string, unknown> | undefined)?.[field] ?? '')
const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted().join(' ')

test.each(kinds)(
  'Hebrew texts of $name match the English ones by key, paragraphs and numbers',
  ({ rows, hebrew, paragraphs, short }) => {
    const wrong = Object.entries(hebrew).filter(([key, text]) => {
      const row = rows.find((one) => one.key === key)
      const [here, there] = [textOf(text, paragraphs), textOf(row, paragraphs)]
      return (
        !/\p{Script=Hebrew}/u.test(here) ||
        here.split('\n\n').length !== there.split('\n\n').length ||
        numbersIn(here) !== numbersIn(there) ||
        Object.entries(short).some(([field, max]) => textOf(text, field).length > max)
      )
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  },
)

test('about a third of projects and events are in Hebrew alone, and another third in both', () => {
  const all = PROJECTS.length + EVENTS.length
  const inHebrew = Object.values(IN_HEBREW)
  const alone = inHebrew.filter(({ only }) => only).length
  expect(alone / all).toBeGreaterThan(0.25)
  expect((inHebrew.length - alone) / all).toBeGreaterThan(0.3)
})

test('an ambassador’s page has Hebrew texts for each of its campaigns', () => {
  for (const { key, campaigns } of AMBASSADORS) {
    const page = AMBASSADORS_IN_HEBREW[key]
    if (!page) continue
    expect(Object.keys(page.campaigns).toSorted()).toEqual(
      campaigns.map((one) => one.key).toSorted(),
    )
    for (const { title } of Object.values(page.campaigns)) {
      expect(title.length).toBeLessThanOrEqual(CAMPAIGN_TITLE_MAX)
    }
  }
})

test('what is in Hebrew says in Hebrew where it takes place', () => {
  const places = [...PROJECTS, ...EVENTS].filter(({ key }) => key in IN_HEBREW)
  const missing = places.filter(({ location }) => !/^[א-ת]/.test(PLACES_IN_HEBREW[location] ?? ''))
  expect(missing.map(({ location }) => location)).toEqual([])
})
