import type { Insertable } from 'kysely'
import type { Area } from '#domain/project-events/date-place.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { writeDates } from '#domain/project-events/write-dates.ts'
import { newId } from '#platform/database/new-id.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { normalize } from '#platform/text/normalize.ts'
import { system, type TestApp } from './create-test-app.ts'

/** Inserts an organization as the demo does, approved by default; returns its id. */
export async function addPartner(
  app: TestApp,
  given: Partial<Insertable<DB['partners']>> = {},
): Promise<string> {
  const id = given.id ?? newId()
  const name = given.name ?? 'Open Hands'
  const now = app.runtime.clock.now()
  const row: Insertable<DB['partners']> = {
    id,
    status: 'approved',
    name,
    searchName: normalize(
      [name, ...Object.values(JSON.parse(String(given.otherNames ?? '{}')))].join(' '),
    ),
    website: 'https://open-hands.example',
    registrationNumber: '580000000',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 1998,
    charitableStatus: 'yes',
    email: 'office@open-hands.example',
    phone: '+972 2 000 0000',
    contactPersonName: 'Noa Levin',
    contactPersonRole: 'Director',
    socialLinks: '{}',
    approvedAt: now,
    ...given,
  }
  await app.as(system).insert('partners', row)
  return id
}

/** When an item takes place, or one date of several. */
export type ItemDate = {
  startDatetime?: Date | string | null
  endDatetime?: Date | string | null
  startDate?: string | null
  endDate?: string | null
  /** Where people choose among dates. */
  labels?: TextInEach
  places?: number | null
  /** In a town, if that is not where its event is. */
  town?: { name: string } & Area
}

function asDate(moment: Date | string | null | undefined): Date | null {
  return moment ? new Date(moment) : null
}

/** Inserts a project or event of an organization, with its dates, approved by default; returns its id. */
export async function addItem(
  app: TestApp,
  given: Partial<Insertable<DB['projectEvents']>> & { partnerId: string } & Omit<
      ItemDate,
      'places'
    > & {
      /** More dates of an event. */
      furtherDates?: readonly ItemDate[]
    },
): Promise<string> {
  const {
    startDatetime,
    endDatetime,
    startDate,
    endDate,
    labels,
    town,
    furtherDates = [],
    ...columns
  } = given
  const id = given.id ?? newId()
  const now = app.runtime.clock.now()
  const title = given.title ?? 'Plant a forest'
  const description = given.description ?? 'Oaks and carob trees on a burnt hill.'
  const isEvent = given.type === 'event'
  const row: Insertable<DB['projectEvents']> = {
    id,
    type: 'project',
    status: 'approved',
    title,
    description,
    category: 'environmental-conservation',
    supportTypes: ['volunteer'],
    region: 'asia',
    searchText: normalize(`${title} ${description}`),
    approvedAt: now,
    ...columns,
  }
  const tomorrow = isEvent ? new Date(now.getTime() + 86_400_000) : null
  const first: ItemDate = {
    startDatetime: startDatetime ?? tomorrow,
    endDatetime: endDatetime ?? null,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    ...(labels && { labels }),
    ...(town && { town }),
    ...(given.chooseDates && { places: given.places ?? null }),
  }
  const schedules = [first, ...furtherDates].map((date) => ({
    timeZone: given.timeZone ?? DEFAULT_TIME_ZONE,
    startDatetime: asDate(date.startDatetime),
    endDatetime: asDate(date.endDatetime),
    startDate: date.startDate ?? null,
    endDate: date.endDate ?? null,
    ...(date.labels && { labels: date.labels }),
    ...(date.places !== undefined && { places: date.places }),
    ...(date.town && {
      place: { locations: { en: date.town.name }, latitude: null, longitude: null },
      area: date.town,
    }),
  }))
  await app.runtime.scope.as(system, async (db) => {
    await db.insertInto('projectEvents').values(row).execute()
    await writeDates(db, id, schedules)
  })
  return id
}

/** Inserts an article of an organization, published now by default; returns its id. */
export async function addNews(
  app: TestApp,
  given: Partial<Insertable<DB['news']>> & { partnerId: string },
): Promise<string> {
  const id = given.id ?? newId()
  const row = {
    id,
    title: 'The oaks have taken root',
    summary: 'Nine of ten trees came through their first summer.',
    body: 'We counted them in October.',
    publishedAt: app.runtime.clock.now(),
    ...given,
  }
  await app.as(system).insert('news', row)
  return id
}

/** Inserts a product of an organization with the stock of each size, by default ten of its only one; returns its id. */
export async function addProduct(
  app: TestApp,
  given: Partial<Insertable<DB['products']>> & { partnerId: string },
  stock: Record<string, number> = { '': 10 },
): Promise<string> {
  const id = given.id ?? newId()
  const row = { id, name: 'Cotton shirt', priceCents: 2599, ...given }
  const variants = Object.entries(stock).map(([size, left], position) => ({
    id: newId(),
    productId: id,
    position,
    size,
    stock: left,
  }))
  await app.runtime.scope.as(system, async (db) => {
    await db.insertInto('products').values(row).execute()
    if (variants.length > 0) await db.insertInto('productVariants').values(variants).execute()
  })
  return id
}
