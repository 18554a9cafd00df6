import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { suspendPartner } from '#domain/partners/commands/suspend-partner.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { listDisagreeing } from '#test/world/derived.ts'
import { addPeople } from '#test/world/groups.ts'
import { createTestApp, type TestApp } from '#test/world/create-test-app.ts'
import { addProduct } from '#test/world/public-rows.ts'
import { liftRowSecurity } from '#test/world/somebody.ts'
import { addSupport, addSupportable } from '#test/world/supporting.ts'

const off = (table: string, trigger: string) => `alter table ${table} disable trigger ${trigger}`

const DEEDS = { hide, suspend, help, come }

/** What is broken, what is done then, and which of the disagreements has to be told. */
const CONTROLS: [name: string, broken: string, deed: keyof typeof DEEDS, told: RegExp][] = [
  // As it was until migration 0063: hiding names `hidden_at` alone.
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
  [
    'the calendar',
    off('project_events', 'sync_calendar_entry_changed'),
    'hide',
    /^the calendar has/,
  ],
  ['items of an organization', off('partners', 'follow_partner'), 'suspend', /^an item is public/],
  [
    'goods of an organization',
    off('partners', 'offers_follow_partner'),
    'suspend',
    /^a product is public/,
  ],
  ['supports', off('supports', 'count_support'), 'help', /^supports that stand/],
  ['the home page', off('supports', 'count_support'), 'help', /^the figures of the home page/],
  ['places', off('supports', 'check_support'), 'help', /^places are taken/],
  ['people', off('profiles', 'count_people_added'), 'come', /^people are counted/],
]

test.each(CONTROLS)('without what keeps %s, the law sees it', async (_, broken, deed, told) => {
  const world = await createTestApp()
  try {
    const id = await addSupportable(world, { type: 'event', startDatetime: '2100-01-01' })
    await liftRowSecurity(world)
    expect(await listDisagreeing(world)).toEqual([])
    await world.asOwner(broken)
    await DEEDS[deed](world, id)
    await liftRowSecurity(world)
    expect(await listDisagreeing(world)).toContainEqual(expect.stringMatching(told))
  } finally {
    await world.close()
  }
})

async function hide(world: TestApp, id: string) {
  await hideItem(world.caller('admin'), { id, reason: 'Not true.' })
}

async function suspend(world: TestApp) {
  const [organization] = await world.asOwner<{ id: string }>(
    'select id from partners where user_id = $1',
    [DEMO_USERS.partner.id],
  )
  const partnerId = organization!.id
  await addProduct(world, { partnerId: partnerId })
  await suspendPartner(world.caller('admin'), { partnerId, reason: 'Not true.' })
}

async function help(world: TestApp, itemId: string) {
  await addSupport(world, { itemId, status: 'confirmed' })
}

async function come(world: TestApp) {
  await addPeople(world, 1)
}
