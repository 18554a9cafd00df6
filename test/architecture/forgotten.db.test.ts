import { beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import { purgeStoredBytes } from '#domain/activity/purge-stored-bytes.ts'
import { startTestApp, system } from '../app/create-test-app.ts'
import { seedPerson, liftRowSecurity, type SeededPerson } from '../app/seed-person.ts'

/** The value of the user's columns, wherever it can be written. */
const MARKER = 'zqxmarkerzqx'

/** Personal columns without anything that identifies the user. */
const APART: Record<string, string> = {
  'app.rate_limits': 'keyed hashes, which lead to nobody; gone within a day',
  'app.cart_lines': 'an id that only a visitor’s own browser knows; a member’s lines go with them',
}

/** Required formats, for columns that would reject a bare marker. */
const SHAPED: Record<string, string> = {
  'auth.users.email': '',
  'app.profiles.email': '',
  // Used to find the rows, so they stay unchanged: addresses and ids of the same user.
  'auth.verifications.identifier': '',
  'auth.verifications.value': '',
  'app.mails.to_address': '',
  'app.inbox_messages.email': '',
  'app.pending_sign_ups.email': '',
  'app.registration_drafts.guest_id': '',
  'app.orders.guest_id': '',
  'app.supports.guest_id': '',
  // Numbers, deleted with the text of the place.
  'app.project_event_dates.latitude': '',
  'app.project_event_dates.longitude': '',
  // Two letters.
  'app.orders.country': '',
  // Restricted to a few words each.
  'app.volunteer_profiles.support_type': '',
  'app.volunteer_profiles.connection': '',
  'app.volunteer_profiles.visit_frequency': '',
  // Computed by the database from name, address and IP address.
  'app.profiles.search_text': '',
  // In lower case.
  'app.guardian_consents.guardian_email': '',
  'app.partner_invitations.email': '',
  // Copied by a trigger from the organization's name.
  'app.project_events.organization': '',
  'app.project_events.organization_names': '',
  // Computed from neighboring columns.
  'app.partners.public_contact_name': '',
  'app.partners.names': '',
  'app.partners.public_email': '',
  'app.partners.public_phone': '',
  'app.ambassador_profiles.display_name': '',
  'app.ambassador_profiles.public_email': '',
}

const app = startTestApp()
let somebody: SeededPerson
beforeAll(async () => {
  await liftRowSecurity(app)
  somebody = await seedPerson(app)
})

type Column = { table: string; column: string; type: string }

const personalColumns = () =>
  app.asOwner<Column>(`
    select c.oid::regclass::text as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind = 'r'
      and col_description(c.oid, a.attnum) like 'personal%'
    order by 1, a.attnum`)

const QUESTION = {
  id: 'anything',
  kind: 'text',
  isRequired: false,
  texts: { en: MARKER },
  options: [],
  least: null,
  most: null,
}

/** JSON that the database takes in one shape only. */
const WHOLE: Record<string, unknown> = {
  'app.project_events.translations': { he: { title: MARKER, description: MARKER } },
  'app.project_events.questions': [QUESTION],
  'app.support_answers.asked': QUESTION,
  'app.project_event_dates.labels': { he: MARKER },
  'app.project_event_dates.locations': { he: MARKER },
  'app.news.translations': {
    he: { title: MARKER, summary: MARKER, body: MARKER, imageAlt: MARKER },
  },
  'app.partners.other_names': { he: MARKER },
  'app.partners.payment_translations': { he: { words: MARKER } },
  'app.products.translations': { he: { name: MARKER, description: MARKER } },
  'app.product_images.translations': { he: { alt: MARKER } },
  'app.partner_covers.translations': { he: { alt: MARKER } },
  'app.project_event_pictures.translations': { he: { caption: MARKER, alt: MARKER } },
  'app.project_event_revision_pictures.translations': { he: { caption: MARKER, alt: MARKER } },
  'app.ambassador_profiles.translations': { he: { bio: MARKER } },
  'app.ambassador_campaigns.translations': { he: { title: MARKER, description: MARKER } },
}

const full = (table: string) => (table.includes('.') ? table : `app.${table}`)

async function tables(): Promise<string[]> {
  const found = await app.asOwner<{ name: string }>(`
    select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
    order by 1`)
  return found.map(({ name }) => name)
}

/** Every row of every table, as text. */
async function everything(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (const table of await tables()) {
    const rows = await app.asOwner<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${table} t`,
      [COUNTS],
    )
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

test('a deleted user is found nowhere, and no one else is affected', async () => {
  const columns = await personalColumns()
  expect(columns.length).toBeGreaterThan(60)
  for (const { table, column, type } of columns) {
    const name = full(table)
    if (name in APART || `${name}.${column}` in SHAPED) continue
    const whose = somebody.rows[name]
    expect(whose, `${name} holds something personal: furnish it, or say why not`).toBeDefined()
    const json = WHOLE[`${name}.${column}`] ?? { said: MARKER }
    const value = type === 'jsonb' ? JSON.stringify(json) : type.endsWith('[]') ? [MARKER] : MARKER
    const changed = await app.asOwner<{ one: number }>(
      `update ${name} set ${column} = $1 where ${whose} returning 1 as one`,
      [value],
    )
    expect(changed.length, `${name}.${column}`).toBeGreaterThan(0)
  }
  for (const id of somebody.files) {
    await app.runtime.storage.put(storageKey(id), new TextEncoder().encode(MARKER))
    await app.runtime.storage.put(storageKey(id, 480), new TextEncoder().encode(MARKER))
  }

  const before = await everything()
  const traces = [MARKER, somebody.email]
  const isTheirs = (row: string) => traces.some((trace) => row.includes(trace))
  for (const { table } of columns) {
    const name = full(table)
    if (!(name in APART)) expect(before.get(name)?.some(isTheirs), name).toBe(true)
  }

  await deleteAccount(app.caller(system), { userId: somebody.id })
  await app.mailWorker.drain()
  await purgeStoredBytes(app.caller(system))

  const after = await everything()
  for (const [table, rows] of after) {
    expect(rows.filter(isTheirs), table).toEqual([])
    const others = (before.get(table) ?? []).filter(
      (row) => !isTheirs(row) && !row.includes(somebody.id) && !KEPT_BY_TRIGGER.has(table),
    )
    const left = new Set(rows.map((row) => beforeCancelled(table, row)))
    const theirs = new RegExp(Object.values(somebody.ids).join('|'))
    expect(
      others.filter((row) => !left.has(beforeCancelled(table, row)) && !theirs.test(row)),
      `${table}: rows of others`,
    ).toEqual([])
  }
  for (const id of somebody.files) {
    expect(await app.runtime.storage.open(storageKey(id))).toBeNull()
    expect(await app.runtime.storage.open(storageKey(id, 480))).toBeNull()
  }
})

/** Counters that change when another user is deleted. */
const COUNTS = ['places_taken', 'supports_count']
const KEPT_BY_TRIGGER = new Set(['app.facet_counts', 'app.search_weeks', 'app.people_count'])

/** Other users' sign-ups for a deleted organization are cancelled; the rest of their rows stays. */
function beforeCancelled(table: string, row: string): string {
  if (table !== 'app.supports') return row
  const {
    status: _,
    reason: __,
    decided_at: ___,
    updated_at: ____,
    ...rest
  } = JSON.parse(row) as Record<string, unknown>
  return JSON.stringify(rest)
}
