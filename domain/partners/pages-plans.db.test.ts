import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { addManyRows, indexedAfterwards, MANY } from '#test/app/many-rows.ts'
import { startTestApp, guest, visitor } from '#test/app/create-test-app.ts'
import { plansOf } from '#test/app/plans-of.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { listMessages } from '../inbox/queries/list-messages.ts'
import { listMoreNews } from '../content/queries/list-more-news.ts'
import { listOwnProjectEvents } from '../project-events/queries/list-own-project-events.ts'
import { listPending } from '../project-events/queries/list-pending.ts'
import { listItemsToComplete } from '../support/queries/list-items-to-complete.ts'
import { listOwnSupports } from '../support/queries/list-own-supports.ts'
import { listSaved } from '../support/queries/list-saved.ts'
import { listSupporters } from '../support/queries/list-supporters.ts'
import { getPartnerStats } from './queries/get-partner-stats.ts'
import { listActivityFeed } from './queries/list-activity-feed.ts'
import { listPublicPartners } from './queries/list-public-partners.ts'

const BIG = [
  'partners',
  'news',
  'project_events',
  'project_event_revisions',
  'supports',
  'saved_items',
  'inbox_messages',
]
const wholeTable = new RegExp(`Seq Scan on (${BIG.join('|')})\\b`)

type Who = 'visitor' | 'supporter' | 'partner' | 'admin'
type Read = [name: string, who: Who, ask: (caller: Caller) => Promise<unknown>, index: string]

const READS: Read[] = [
  ['organizations', 'visitor', (caller) => listPublicPartners(caller, {}), 'partners_public'],
  [
    'news of an organization',
    'visitor',
    (caller) => listMoreNews(caller, { partnerId: newId(), besides: newId() }),
    'news_',
  ],
  [
    'the supports of a member',
    'supporter',
    (caller) => listOwnSupports(caller, {}),
    'supports_user',
  ],
  ['a member’s saved items', 'supporter', (caller) => listSaved(caller, {}), 'saved_items_pkey'],
  [
    'an organization’s posts',
    'partner',
    (caller) => listOwnProjectEvents(caller, {}),
    'project_events_partner',
  ],
  [
    'its supporters',
    'partner',
    (caller) => listSupporters(caller, { part: 'waiting' }),
    'supports_item',
  ],
  [
    'its posts to be completed',
    'partner',
    (caller) => listItemsToComplete(caller, {}),
    'project_events_',
  ],
  [
    'its figures',
    'partner',
    (caller) => getPartnerStats(caller, { period: 'month' }),
    'supports_item',
  ],
  ['the activity feed', 'partner', (caller) => listActivityFeed(caller, {}), 'supports_item'],
  [
    'proposals pending review',
    'admin',
    (caller) => listPending(caller, {}),
    'project_event_revisions_',
  ],
  ['the inbox', 'admin', (caller) => listMessages(caller, {}), 'inbox_messages_newest'],
  [
    'new messages',
    'admin',
    (caller) => listMessages(caller, { status: 'new' }),
    'inbox_messages_counts',
  ],
]

/** Query plans need a real server with table statistics. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000 of each', () => {
  const app = startTestApp()

  beforeAll(async () => {
    await liftRowSecurity(app)
    await indexedAfterwards(app, 'partners', () =>
      addManyRows(
        app,
        'partners',
        `insert into partners (id, status, name, search_name, website, registration_number, country,
           organization_type, year_established, charitable_status, email, phone, contact_person_name,
           contact_person_role, social_links, approved_at, description)
         select gen_random_uuid(), 'approved', 'Organization ' || n, 'organization ' || n, 'https://example.org',
           '58' || n, 'israel', 'nonprofit-association', 1998, 'yes', 'office@example.org', '+972 2 000 0000',
           'Noa Levin', 'Director', '{}', now() - n * interval '1 minute', case when n = 7 then 'Rarissimum' else 'We plant trees.' end
         from generate_series(1, $1::int) n`,
        [MANY],
      ),
    )
    // Every two hundredth row belongs to the querying organization.
    await addManyRows(
      app,
      'project_events',
      `insert into project_events (id, partner_id, type, status, is_public, title, description, organization, category,
         support_types, region, search_text, created_at, approved_at)
       select gen_random_uuid(), case when n % 200 = 0 then mine.id else others.ids[n] end, 'project', 'approved', true,
         'Item ' || n, 'Text', 'Organization', 'education', array['volunteer'], 'asia', 'item', now() - n * interval '1 minute', now()
       from generate_series(1, $1::int) n, (select array_agg(id) as ids from partners where user_id is null) as others,
         (select id from partners where user_id = $2) as mine`,
      [MANY, DEMO_USERS.partner.id],
    )
    await addManyRows(
      app,
      'news',
      `insert into news (id, partner_id, title, summary, is_public, published_at)
       select gen_random_uuid(), id, 'News', 'Words', true, approved_at from partners where name like 'Organization %'`,
    )
    await addManyRows(
      app,
      'project_event_revisions',
      `insert into project_event_revisions (id, project_event_id, number, status, content, submitted_at, decided_at)
       select gen_random_uuid(), id, 1, 'approved', '{}', created_at, created_at from project_events where title like 'Item %'`,
    )
    await addManyRows(
      app,
      'supports',
      `insert into supports (id, project_event_id, kind, status, name, email, created_at)
       select gen_random_uuid(), id, 'volunteer', case when title like '%7' then 'pending' else 'completed' end, 'Noa',
         'noa@example.org', created_at from project_events where title like 'Item %'`,
    )
    await addManyRows(
      app,
      'saved_items',
      `insert into saved_items (user_id, project_event_id) select $1, id from project_events where title like 'Item %'`,
      [DEMO_USERS.ambassador.id],
    )
    await addManyRows(
      app,
      'inbox_messages',
      `insert into inbox_messages (id, kind, status, name, email, subject, created_at)
       select gen_random_uuid(), 'contact', case when n % 500 = 0 then 'new' else 'closed' end, 'Noa', 'noa@example.org',
         'A question', now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
      [MANY],
    )
  }, 120_000)

  const plansFor = (who: Who, ask: Read[2]) =>
    plansOf(app.caller(who === 'visitor' ? visitor : who), ask)

  test.each(READS)('%s, for a %s', async (_name, who, ask, index) => {
    const plans = await plansFor(who, ask)
    expect(plans).toContain(index)
    expect(plans).not.toMatch(wholeTable)
  })

  test.each([
    'partners_public',
    'inbox_messages_counts',
    'inbox_messages_newest',
    'supports_user',
    'supports_item',
  ])('without the index %s, its query scans the whole table', async (dropped) => {
    const [found] = await app.asOwner<{ definition: string }>(
      `select pg_get_indexdef('${dropped}'::regclass) as definition`,
    )
    await app.asOwner(`drop index ${dropped}`)
    const [, who, ask] = READS.find(([, , , index]) => index === dropped)!
    expect(await plansFor(who, ask)).toMatch(wholeTable)
    await app.asOwner(found!.definition)
  })

  describe('a search of organizations', () => {
    /** How often it reads an index and the whole table. */
    const scansFor = (pattern: string) =>
      app.runtime.scope.as(guest(), async (db) => {
        await sql`select app.find_public_partners(${pattern}, '{education}', '{haifa-district}', ${[newId()]}::uuid[])`.execute(
          db,
        )
        const { rows } = await sql<{ index: number | null; table: number }>`
          select pg_stat_get_xact_numscans(to_regclass('partners_search'))::int as index,
            pg_stat_get_xact_numscans('partners'::regclass)::int as table`.execute(db)
        return rows[0]
      })

    test('by a rare word, a topic, a district and a town asks indexes', async () => {
      const plans = await plansFor('visitor', (caller) =>
        listPublicPartners(caller, { q: 'rarissimum haifa' }),
      )
      expect(plans).toContain('find_public_partners')
      expect(plans).not.toMatch(wholeTable)
      // One scan each for letters, topics and districts.
      expect(await scansFor('%rarissimum%')).toEqual({ index: 3, table: 0 })
      const { partners } = await listPublicPartners(app.caller(visitor), { q: 'RARISSIMUM' })
      expect(partners.map(({ name }) => name)).toEqual(['Organization 7'])
    })

    test('without the index, it reads the whole table', async () => {
      await app.asOwner('drop index partners_search')
      expect(await scansFor('%rarissimum%')).toEqual({ index: null, table: 1 })
    })
  })
})
