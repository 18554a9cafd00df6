import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { indexedAfterwards } from '#test/app/many-rows.ts'
import { addPartner } from '#test/app/public-rows.ts'
import type { Days } from './between-days.ts'
import { LINES_MOST } from './calendar-event.ts'
import { countDays, countSpans } from './queries/count-days.ts'
import { selectNextDay } from './queries/find-next-day.ts'
import { listCalendarEvents, selectEvents } from './queries/list-calendar-events.ts'
import { FEED_MOST } from './feed-entry.ts'
import { NO_FILTERS } from './listing.ts'
import type { District } from './place.ts'
import { listFeed, selectCancelled, selectScheduled } from './queries/list-feed.ts'

const ROWS = 8_000
const PORTION = 1_000
const november: Days = { from: '2026-11-01', to: '2026-11-30', partnerId: null }

/** Query plans need a real server. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 8,000 events', () => {
  const app = startTestApp()
  let partner: string

  beforeAll(async () => {
    await app.asOwner('truncate app.project_events, app.partners cascade')
    partner = await addPartner(app)
    const other = await addPartner(app, { name: 'With much to do' })
    await app.asOwner('alter table app.project_events disable trigger notify_content')
    await indexedAfterwards(app, 'app.search_documents', async () => {
      for (let from = 1; from <= ROWS; from += PORTION) {
        await addRows(from === 4_001 ? partner : other, from)
      }
    })
    for (const table of ['calendar_entries', 'project_events']) {
      await app.asOwner(`analyze app.${table}`)
    }
  })

  /** Spread over 800 days around November 2026, which one organization has, every tenth lasting several days. */
  function addRows(of: string, from: number) {
    return app.runtime.scope.as(system, (db) =>
      sql`
        with numbered as materialized (
          select n, gen_random_uuid() as id from generate_series(${from}::int, ${from + PORTION - 1}::int) as n
        ), items as (
          insert into project_events (id, partner_id, type, status, title, description, category, region, search_text,
            approved_at)
          select id, ${of}, 'event', 'approved', 'Item ' || n, 'Text ' || n, 'events', 'asia', 'item', now() from numbered
        )
        insert into project_event_dates (id, project_event_id, starts_at, ends_at)
        select id, id, timestamptz '2025-09-22 12:00Z' + n * interval '2.4 hours',
          timestamptz '2025-09-22 12:00Z' + n * interval '2.4 hours'
            + case when n % 10 = 0 then interval '3 days' else interval '1 hour' end
        from numbered`.execute(db),
    )
  }

  type Asked = { compile(): { sql: string; parameters: readonly unknown[] } }

  async function planOf(question: (db: Db) => Asked | RawBuilder<unknown>): Promise<string> {
    const plan = await app.runtime.scope.asVisitor((db) => {
      const asked = question(db) as RawBuilder<unknown>
      return sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(db)
    })
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('a month’s events are read from the day index, longer ones from the range index', async () => {
    const plan = await planOf((db) => selectEvents(db, november))
    expect(plan).toMatch(/Index (Only )?Scan using calendar_entries_day/)
    expect(plan).toMatch(/Scan (using|on) calendar_entries_longer/)
    expect(plan).toContain('project_events_pkey')
    // Of an event that repeats, no dates are read but those that are listed.
    expect(plan).toContain('project_event_dates_pkey')
    expect(plan).not.toContain('project_event_dates_item')
    expect(plan).not.toContain('Seq Scan')
  })

  test('a month is counted without reading event rows, of a place as of all', async () => {
    const districts: District[] = ['haifa-district']
    const ofPlace = {
      ...november,
      filters: { ...NO_FILTERS, regions: ['europe' as const], districts },
    }
    for (const days of [november, ofPlace]) {
      const plan = await planOf(() => countSpans(days))
      expect(plan).toMatch(/calendar_entries_day/)
      expect(plan).toMatch(/calendar_entries_longer/)
      expect(plan).not.toMatch(/Seq Scan|project_events_|search_documents/)
    }
  })

  test('an organization’s month is read from its own index', async () => {
    for (const question of [
      (db: Db) => selectEvents(db, { ...november, partnerId: partner }),
      () => countSpans({ ...november, partnerId: partner }),
    ]) {
      const plan = await planOf(question)
      expect(plan).toContain('calendar_entries_partner')
      expect(plan).not.toContain('Seq Scan')
    }
  })

  test('the next day is a single index lookup', async () => {
    for (const partnerId of [null, partner]) {
      const plan = await planOf(() => selectNextDay({ ...november, partnerId }))
      expect(plan).toMatch(/Index (Only )?Scan using calendar_entries_(day|partner_day)/)
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
  })

  test('feeds are read in order, and cancelled events by their cancellation time', async () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const scheduled = await planOf((db) => selectScheduled(db, null, now).limit(60))
    expect(scheduled).toContain('calendar_entries_start')
    expect(scheduled).not.toContain('Seq Scan on calendar_entries')
    const cancelled = await planOf((db) => selectCancelled(db, null, now))
    expect(cancelled).toContain('calendar_entries_cancelled')
    const ofOne = await planOf((db) => selectScheduled(db, partner, now).limit(60))
    expect(ofOne).not.toContain('Seq Scan on calendar_entries')
  })

  test('lists and feeds are limited, counts are not', async () => {
    const caller = app.caller(visitor)
    expect(await listCalendarEvents(caller, november)).toHaveLength(LINES_MOST)
    const counts = await countDays(caller, november)
    expect(Object.keys(counts)).toHaveLength(30)
    expect(counts['2026-11-15']).toBeGreaterThanOrEqual(12)
    expect((await listFeed(caller, {})).length).toBeLessThanOrEqual(FEED_MOST)
  })
})
