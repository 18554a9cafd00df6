import type { Insertable } from 'kysely'
import { newId } from '#platform/database/new-id.ts'
import type { DB } from '#platform/database/schema.generated.ts'
import { normalize } from '#platform/text/normalize.ts'
import { system, type TestApp } from './create-test-app.ts'

/** Puts in an organization as the demo does, approved unless told otherwise; gives its id. */
export async function addPartner(
  { runtime }: TestApp,
  given: Partial<Insertable<DB['partners']>> = {},
): Promise<string> {
  const id = given.id ?? newId()
  const name = given.name ?? 'Open Hands'
  const now = runtime.clock.now()
  const row: Insertable<DB['partners']> = {
    id,
    status: 'approved',
    name,
    search_name: normalize([name, given.name_hebrew ?? ''].join(' ')),
    website: 'https://open-hands.example',
    registration_number: '580000000',
    country: 'israel',
    organization_type: 'nonprofit-association',
    year_established: 1998,
    charitable_status: 'yes',
    email: 'office@open-hands.example',
    phone: '+972 2 000 0000',
    contact_person_name: 'Noa Levin',
    contact_person_role: 'Director',
    social_links: '{}',
    approved_at: now,
    ...given,
  }
  await runtime.scope.as(system, (db) => db.insertInto('partners').values(row).execute())
  return id
}

/** Puts in a project or event of an organization, approved unless told otherwise; gives its id. */
export async function addItem(
  { runtime }: TestApp,
  given: Partial<Insertable<DB['project_events']>> & { partner_id: string },
): Promise<string> {
  const id = given.id ?? newId()
  const now = runtime.clock.now()
  const title = given.title ?? 'Plant a forest'
  const description = given.description ?? 'Oaks and carob trees on a burnt hill.'
  const isEvent = given.type === 'event'
  const row: Insertable<DB['project_events']> = {
    id,
    type: 'project',
    status: 'approved',
    title,
    description,
    category: 'environmental-conservation',
    support_types: ['volunteer'],
    region: 'asia',
    search_text: normalize(`${title} ${description}`),
    approved_at: now,
    ...(isEvent ? { start_datetime: new Date(now.getTime() + 86_400_000) } : {}),
    ...given,
  }
  await runtime.scope.as(system, (db) => db.insertInto('project_events').values(row).execute())
  return id
}

/** Puts in an article of an organization, told now unless told otherwise; gives its id. */
export async function addNews(
  { runtime }: TestApp,
  given: Partial<Insertable<DB['news']>> & { partner_id: string },
): Promise<string> {
  const id = given.id ?? newId()
  const row = {
    id,
    title: 'The oaks have taken root',
    summary: 'Nine of ten trees came through their first summer.',
    body: 'We counted them in October.',
    published_at: runtime.clock.now(),
    ...given,
  }
  await runtime.scope.as(system, (db) => db.insertInto('news').values(row).execute())
  return id
}

/** Puts in a product of an organization, with what is left of each size: ten of the only one unless told otherwise; gives its id. */
export async function addProduct(
  { runtime }: TestApp,
  given: Partial<Insertable<DB['products']>> & { partner_id: string },
  stock: Record<string, number> = { '': 10 },
): Promise<string> {
  const id = given.id ?? newId()
  const row = { id, name: 'Cotton shirt', price_cents: 2599, ...given }
  const variants = Object.entries(stock).map(([size, left], position) => ({
    id: newId(),
    product_id: id,
    position,
    size,
    stock: left,
  }))
  await runtime.scope.as(system, async (db) => {
    await db.insertInto('products').values(row).execute()
    if (variants.length > 0) await db.insertInto('product_variants').values(variants).execute()
  })
  return id
}
