import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { addPeople } from '#test/app/groups.ts'
import { createTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { addProduct } from '#test/app/public-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'

const off = (table: string, trigger: string) => `alter table ${table} disable trigger ${trigger}`

const ACTIONS = { hide, move, suspend, help, come }

/** What to break, the action that follows, and the disagreement that must be reported. */
const CONTROLS: [name: string, broken: string, action: keyof typeof ACTIONS, told: RegExp][] = [
  // As before migration 0063: hiding updates only `hidden_at`.
  [
    'the search that listens to what a statement names',
    `set role app_rules; grant execute on function project_search() to public; reset role;
     drop trigger project_search on project_events;
     create trigger project_search after insert or update of is_public, search_text on project_events
       for each row execute function project_search()`,
    'hide',
    /^search finds/,
  ],
  ['the search', off('project_events', 'project_search'), 'hide', /^facets count/],
  [
    'the flag of an item',
    off('project_events', 'sync_project_event_public'),
    'hide',
    /^an item is public/,
  ],
  ['the calendar', off('project_events', 'sync_calendar_entries'), 'hide', /^the calendar has/],
  [
    'the time of an item',
    off('project_event_dates', 'sync_changed_dates'),
    'move',
    /^an item says when/,
  ],
  ['items of an organization', off('partners', 'follow_partner'), 'suspend', /^an item is public/],
  [
    'goods of an organization',
    off('partners', 'follow_partner'),
    'suspend',
    /^a product is public/,
  ],
  ['supports', off('supports', 'count_support'), 'help', /^supports that stand/],
  ['the home page', off('supports', 'count_support'), 'help', /^the figures of the home page/],
  ['places', off('supports', 'check_support'), 'help', /^places are taken/],
  ['people', off('profiles', 'count_people_added'), 'come', /^people are counted/],
]

test.each(CONTROLS)('without what keeps %s, this test fails', async (_, broken, action, told) => {
  const app = await createTestApp()
  try {
    const id = await addSupportable(app, { type: 'event', startDatetime: '2100-01-01' })
    await liftRowSecurity(app)
    expect(await listDisagreeing(app)).toEqual([])
    await app.asOwner(broken)
    await ACTIONS[action](app, id)
    await liftRowSecurity(app)
    expect(await listDisagreeing(app)).toContainEqual(expect.stringMatching(told))
  } finally {
    await app.close()
  }
})

async function hide(app: TestApp, id: string) {
  await hideItem(app.caller('admin'), { id, reason: 'Not true.' })
}

async function move(app: TestApp, id: string) {
  await app.asOwner(
    `update project_event_dates set starts_at = '2100-02-01' where project_event_id = $1`,
    [id],
  )
}

async function suspend(app: TestApp) {
  const [organization] = await app.asOwner<{ id: string }>(
    'select id from partners where user_id = $1',
    [DEMO_USERS.partner.id],
  )
  const partnerId = organization!.id
  await addProduct(app, { partnerId: partnerId })
  await suspendPartner(app.caller('admin'), { partnerId, reason: 'Not true.' })
}

async function help(app: TestApp, itemId: string) {
  await addSupport(app, { itemId, status: 'confirmed' })
}

async function come(app: TestApp) {
  await addPeople(app, 1)
}
