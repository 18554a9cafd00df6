import { expect, test } from 'vitest'
import { FOCUS_AREAS, organizationTypes } from '#domain/partners/partner.ts'
import { DISTRICTS, ISRAEL, REGIONS, type District } from '#domain/project-events/place.ts'
import { CATEGORIES, SUPPORT_TYPES, TITLE_MAX } from '#domain/project-events/project-event.ts'
import { EVENTS } from './events.ts'
import { ORGANIZATIONS } from './organizations.ts'
import { PROJECTS } from './projects.ts'

const items = [...PROJECTS, ...EVENTS]
const approved = ORGANIZATIONS.filter(({ status }) => status === 'approved')
const running = PROJECTS.filter(
  ({ status, startDay, endDay }) =>
    status === undefined && startDay <= -1 && (endDay === undefined || endDay >= 20),
)

type Box = { south: number; north: number; west: number; east: number }

/** Generous rectangles around the districts, in degrees. */
const boxes: Record<District, Box> = {
  'northern-district': { south: 32.35, north: 33.35, west: 34.95, east: 35.9 },
  'haifa-district': { south: 32.35, north: 32.95, west: 34.8, east: 35.3 },
  'central-district': { south: 31.75, north: 32.45, west: 34.65, east: 35.1 },
  'tel-aviv-district': { south: 31.98, north: 32.22, west: 34.7, east: 34.9 },
  'jerusalem-district': { south: 31.6, north: 31.9, west: 34.9, east: 35.3 },
  'southern-district': { south: 29.5, north: 31.9, west: 34.2, east: 35.5 },
  'judea-and-samaria': { south: 31.3, north: 32.6, west: 34.95, east: 35.6 },
}

function lies({ latitude, longitude }: { latitude: number; longitude: number }, box: Box) {
  return (
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
  )
}

/** What occurs more than once. */
function repeated(words: string[]) {
  return words.filter((word, at) => words.indexOf(word) !== at)
}

function keysWhere<Row extends { key: string }>(rows: Row[], wrong: (row: Row) => boolean) {
  return rows.filter(wrong).map(({ key }) => key)
}

function sentences(text: string) {
  return text
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '')
}

test('87 approved projects are running', () => {
  expect(running).toHaveLength(87)
})

test('keys are kebab-case and unique over everything', () => {
  const keys = [...ORGANIZATIONS, ...items].map(({ key }) => key)
  expect(repeated(keys)).toEqual([])
  expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
})

test('twelve organizations are approved, and one is in each other state', () => {
  expect(approved).toHaveLength(12)
  const others = ORGANIZATIONS.filter(({ status }) => status !== 'approved')
  expect(others.map(({ status }) => status).toSorted()).toEqual([
    'changes_asked',
    'pending',
    'rejected',
    'suspended',
  ])
  expect(keysWhere(others, ({ status, reason }) => status !== 'pending' && !reason)).toEqual([])
})

test('three organizations belong to the cast', () => {
  const owned = ORGANIZATIONS.flatMap(({ owner, key }) => (owner ? [[owner, key]] : []))
  expect(Object.fromEntries(owned)).toEqual({
    partner: 'galilee-hands',
    partner2: 'negev-bloom',
    applicant: 'carmel-listening-line',
  })
  expect(owned).toHaveLength(3)
})

test('organizations have a form their country knows and a website that is nobody else’s', () => {
  expect(
    keysWhere(
      ORGANIZATIONS,
      ({ country, organizationType }) => !organizationTypes(country).includes(organizationType),
    ),
  ).toEqual([])
  expect(
    keysWhere(ORGANIZATIONS, ({ website }) => !new URL(website).hostname.endsWith('.example')),
  ).toEqual([])
  expect(repeated(ORGANIZATIONS.map(({ registrationNumber }) => registrationNumber))).toEqual([])
})

test('everything belongs to an approved organization', () => {
  const keys = approved.map(({ key }) => key)
  expect(keysWhere(items, ({ of }) => !keys.includes(of))).toEqual([])
})

test('each partner of the cast has a project in every state, and refusals say why', () => {
  for (const key of ['galilee-hands', 'negev-bloom']) {
    const states = PROJECTS.filter((project) => project.of === key).flatMap(
      ({ status }) => status ?? [],
    )
    expect(states.toSorted()).toEqual(['changes_asked', 'draft', 'pending', 'rejected'])
  }
  const refused = ['changes_asked', 'rejected']
  expect(
    keysWhere(items, ({ status, reason }) => refused.includes(status ?? '') !== Boolean(reason)),
  ).toEqual([])
})

test('every topic, support, district, region and focus area occurs', () => {
  const missing = (all: readonly string[], found: (string | undefined)[]) =>
    all.filter((word) => !found.includes(word))
  expect(
    missing(
      CATEGORIES,
      running.map(({ category }) => category),
    ),
  ).toEqual([])
  expect(
    missing(
      SUPPORT_TYPES,
      running.flatMap(({ supportTypes }) => supportTypes),
    ),
  ).toEqual([])
  expect(
    missing(
      DISTRICTS,
      running.map(({ district }) => district),
    ),
  ).toEqual([])
  expect(
    missing(
      REGIONS,
      running.map(({ region }) => region),
    ),
  ).toEqual([])
  expect(
    missing(
      FOCUS_AREAS,
      approved.flatMap(({ focusAreas }) => focusAreas),
    ),
  ).toEqual([])
})

test('what lies in Israel lies in its district, and all else outside of Israel', () => {
  expect(
    keysWhere(items, ({ region, district }) => (region === 'asia') !== Boolean(district)),
  ).toEqual([])
  expect(
    keysWhere(items, (item) =>
      item.district ? !lies(item, ISRAEL) || !lies(item, boxes[item.district]) : lies(item, ISRAEL),
    ),
  ).toEqual([])
})

test('titles and descriptions have a readable length and a calm voice', () => {
  expect(repeated(items.map(({ title }) => title))).toEqual([])
  expect(keysWhere(items, ({ title }) => title.length > TITLE_MAX)).toEqual([])
  expect(
    keysWhere(items, ({ description }) => description.length < 120 || description.length > 2_500),
  ).toEqual([])
  expect(
    keysWhere(items, ({ description }) => {
      const paragraphs = description.split('\n\n').length
      return paragraphs < 2 || paragraphs > 4
    }),
  ).toEqual([])
  expect(JSON.stringify([ORGANIZATIONS, items])).not.toContain('!')
})

test('a title of nearly the greatest length and a very long word try the layouts', () => {
  const titles = running.map(({ title }) => title)
  expect(titles.filter(({ length }) => length >= 150)).toHaveLength(1)
  expect(titles.filter((title) => /\p{L}{30,}/u.test(title))).toHaveLength(1)
})

test('no two descriptions share a sentence', () => {
  const texts = [...ORGANIZATIONS, ...items].map(({ description }) => description)
  expect(repeated(texts.flatMap(sentences))).toEqual([])
})

test('a goal comes with giving, and a project’s places with volunteering', () => {
  expect(keysWhere(items, ({ supportTypes }) => repeated(supportTypes).length > 0)).toEqual([])
  expect(
    keysWhere(
      items,
      ({ supportTypes, goalDollars }) =>
        goalDollars !== undefined && !(supportTypes.includes('donate') && goalDollars > 0),
    ),
  ).toEqual([])
  expect(
    keysWhere(
      PROJECTS,
      ({ supportTypes, places }) =>
        places !== undefined && !(supportTypes.includes('volunteer') && places > 0),
    ),
  ).toEqual([])
  expect(keysWhere(PROJECTS, ({ supportTypes }) => supportTypes.length === 0)).toEqual([])
  expect(
    keysWhere(PROJECTS, ({ startDay, endDay }) => endDay !== undefined && endDay <= startDay),
  ).toEqual([])
})

test('approved organizations have finished texts', () => {
  for (const { key, description, mission, focusAreas, districts } of approved) {
    expect(description.length, key).toBeGreaterThan(200)
    expect(mission.length, key).toBeGreaterThan(40)
    expect(focusAreas.length, key).toBeGreaterThanOrEqual(1)
    expect(districts.length, key).toBeGreaterThanOrEqual(1)
  }
})
