import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { restorePerson } from '#domain/closing/commands/restore-person.ts'
import { suspendUser } from '#domain/closing/commands/suspend-user.ts'
import { hideAmbassador, showAmbassador } from '#domain/ambassadors/commands/hide-ambassador.ts'
import { refundGift } from '#domain/support/commands/refund-gift.ts'
import { leaveGroup } from '#domain/support/commands/leave-group.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { hideNews, showNews } from '#domain/content/commands/hide-news.ts'
import { withdrawNews } from '#domain/content/commands/withdraw-news.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { BASIC_FIELDS } from '#domain/partners/registration.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { updateOrganization } from '#domain/partners/commands/update-organization.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { hideProduct, showProduct } from '#domain/store/commands/hide-product.ts'
import { withdrawProduct } from '#domain/store/commands/withdraw-product.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { completeItem } from '#domain/support/commands/complete-item.ts'
import { recordOutcome } from '#domain/support/commands/record-outcome.ts'
import { reopenItem } from '#domain/support/commands/reopen-item.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { typed } from '#test/app/organization.ts'
import { wholeEvent, wholeProject } from '#test/app/posting.ts'
import { addNews, addProduct } from '#test/app/public-rows.ts'
import { seedPerson, liftRowSecurity } from '#test/app/seed-person.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'

const app = startTestApp()
beforeAll(() => liftRowSecurity(app))

const reason = 'It is not what it says.'
const staff = () => app.caller('admin', newId())
const partner = () => app.caller('partner', newId())

/** Runs the actions in order; after each one, all derived data must match its source rows. */
async function inTurn(actions: Record<string, () => Promise<unknown>>) {
  // Setting up a test app restores some of it.
  await liftRowSecurity(app)
  expect(await listDisagreeing(app), 'before').toEqual([])
  for (const [name, action] of Object.entries(actions)) {
    await action()
    expect(await listDisagreeing(app), name).toEqual([])
  }
}

const renamed = {
  ...Object.fromEntries(BASIC_FIELDS.map((field) => [field, typed[field]])),
  name: 'Hands of the Negev',
}

/** Proposes an edit of an item and approves it. */
async function edit(postId: string, content: ReturnType<typeof wholeEvent>) {
  await saveRevision(partner(), { postId, content })
  await submitRevision(partner(), { postId })
  const [open] = await app.asOwner<{ id: string }>(
    `select id from project_event_revisions where project_event_id = $1 and status = 'pending'`,
    [postId],
  )
  await decideRevision(staff(), { revisionId: open!.id, decision: 'approve', reason: '' })
}

/** An approved item with a past proposal, so that it can be edited. */
async function addPost(
  type: 'project' | 'event',
  content: ReturnType<typeof wholeEvent>,
): Promise<string> {
  const id = await addSupportable(app, {
    type,
    ...(type === 'event' ? { startDatetime: new Date(Date.now() + 86_400_000) } : {}),
  })
  await app.asOwner(
    `insert into project_event_revisions (id, project_event_id, number, user_id, status, decided_at, content)
     values ($1, $2, 1, $3, 'approved', now(), $4)`,
    [newId(), id, DEMO_USERS.partner.id, JSON.stringify({ ...content, type })],
  )
  return id
}

async function ofPartner(): Promise<string> {
  const [row] = await app.asOwner<{ id: string }>(`select id from partners where user_id = $1`, [
    DEMO_USERS.partner.id,
  ])
  return row!.id
}

test('items shown, hidden, edited, withdrawn and suspended', async () => {
  const project = await addPost('project', wholeProject)
  const dated = wholeEvent(app.runtime.clock.now())
  const event = await addPost('event', dated)
  const partnerId = await ofPartner()
  const of = { partnerId: partnerId }
  const news = { id: await addNews(app, of) }
  const product = { id: await addProduct(app, of) }
  const both = async (work: (id: string) => Promise<unknown>) => {
    for (const id of [project, event]) await work(id)
  }
  const hide = () => both((id) => hideItem(staff(), { id, reason }))
  const suspend = () => suspendPartner(staff(), { partnerId, reason })
  const restore = () => restorePartner(staff(), { partnerId, reason })
  await inTurn({
    'items hidden': hide,
    'and shown': () => both((id) => showItem(staff(), { id })),
    'news and a product hidden': async () => {
      await hideNews(staff(), { ...news, reason })
      await hideProduct(staff(), { ...product, reason })
    },
    'and shown ': async () => {
      await showNews(staff(), news)
      await showProduct(staff(), product)
    },
    'another kind of project elsewhere': () =>
      edit(project, { ...wholeProject, category: 'healthcare', region: 'europe', district: '' }),
    'an event on another day': () => edit(event, { ...dated, startTime: '09:30', endTime: '' }),
    'an event in another time zone': () => edit(event, { ...dated, timeZone: 'America/New_York' }),
    'another name of the organization': () => updateOrganization(partner(), { values: renamed }),
    suspended: suspend,
    restored: restore,
    'hidden and suspended': async () => {
      await hide()
      await suspend()
    },
    'shown while suspended': () => both((id) => showItem(staff(), { id })),
    'restored again': restore,
    'withdrawn by its people': async () => {
      await both((postId) => unpublishProjectEvent(partner(), { postId }))
      await withdrawNews(partner(), news)
      await withdrawProduct(partner(), product)
    },
    'put up again': () => both((id) => edit(id, id === event ? dated : wholeProject)),
  })
})

test('supporters who volunteer, give, come with a group, cancel and complete', async () => {
  const itemId = await addSupportable(app, { places: 40, endDate: '2020-01-01' })
  const open = await addSupportable(app, { places: 40 })
  const [first, second, gift] = [newId(), newId(), newId()].map((id) => ({ id })) as [
    { id: string },
    { id: string },
    { id: string },
  ]
  const answer = (id: string, how: 'confirmed' | 'completed' | 'declined', more: object = {}) =>
    answerSupport(partner(), { id, answer: how, reason: how === 'declined' ? reason : '', ...more })
  const members = await addPeople(app, 4)
  const group = await startGroupAs(app, 'ambassador', members)
  await inTurn({
    'signs up': async () => void (first.id = await signUp(app, 'supporter', open)),
    'steps back': () => cancelSupport(app.caller('supporter'), first),
    'signs up again': async () => void (second.id = await signUp(app, 'supporter', open)),
    confirmed: () => answer(second.id, 'confirmed'),
    declined: () => answer(second.id, 'declined'),
    'a group': () =>
      signUpGroup(app.caller('ambassador', newId()), {
        groupId: group.id,
        itemId: open,
        kind: 'volunteer',
        people: members.map(({ userId }) => userId),
      }),
    'one leaves it': () => leaveGroup(app.caller(members[0]!), { id: group.id }),
    'one leaves for good': () => deleteAccount(app.caller(system), members[1]!),
    'is done': async () => {
      const id = await addSupport(app, { itemId, status: 'confirmed' })
      await answer(id, 'completed', { hours: '12', meals: '5' })
      await recordOutcome(partner(), { id, hours: '3', meals: '' })
    },
    'all of it is done': () => completeItem(partner(), { itemId, hours: '100', meals: '30' }),
    'hidden when it is done': () => hideItem(staff(), { id: itemId, reason }),
    'and shown': () => showItem(staff(), { id: itemId }),
    'and opened again': () => reopenItem(partner(), { itemId }),
    'a gift is promised': async () => void (gift.id = (await giveAsGuest(app, open)).id),
    'and comes': () => receiveGift(app, gift.id),
    'and goes back': () => refundGift(partner(), { ...gift, reason }),
  })
})

test('an ambassador, and users who are suspended or deleted', async () => {
  const page = await makeAmbassador(app, 'ambassador')
  const { userId } = memberOf('ambassador')
  await liftRowSecurity(app)
  const somebody = await seedPerson(app)
  const root = () => app.caller('superuser', newId())
  await inTurn({
    'a page hidden': () => hideAmbassador(staff(), { id: page.id, reason }),
    'its person suspended': () => suspendUser(root(), { userId, reason }),
    'the page shown': () => showAmbassador(staff(), { id: page.id }),
    'its person restored': () => restorePerson(root(), { userId, reason }),
    'an organization’s owner leaves': () =>
      deleteAccount(app.caller(system), { userId: somebody.id }),
  })
})

test('a figure follows a change by another trigger, even if no statement names it', async () => {
  const itemId = await addSupportable(app)
  await liftRowSecurity(app)
  const id = newId()
  await app.asOwner(
    `insert into supports (id, project_event_id, kind, status, name, email, amount_cents, meals)
     values ($1, $2, 'donate', 'completed', 'Ruth', 'ruth@givers.example', 5000, 7)`,
    [id, itemId],
  )
  await inTurn({
    'goes back': () => app.asOwner(`update supports set status = 'refunded' where id = $1`, [id]),
  })
})
