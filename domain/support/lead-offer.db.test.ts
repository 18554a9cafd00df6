import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable, stateOf } from '#test/app/supporting.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { endLeadOffer } from './commands/end-lead-offer.ts'
import { getOwnGroup } from './queries/get-own-group.ts'
import { GROUPS_LED_MAX } from './group.ts'
import { joinGroup } from './commands/join-group.ts'
import { leaveGroup } from './commands/leave-group.ts'
import { listOwnGroups } from './queries/list-own-groups.ts'
import { offerLeadership } from './commands/offer-leadership.ts'
import { acceptLeadership } from './commands/accept-leadership.ts'

const app = startTestApp()

const keptOf = (id: string) =>
  app.as(system).row('supports', ['userId', 'name', 'email', 'phone', 'message'], { id })
const conflict = expect.objectContaining({ code: 'conflict' })

test('an offer changes nothing until accepted; then all that is not over moves, without phone and message', async () => {
  const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador', 'admin'])
  const people = ['supporter', 'ambassador'] as const
  const open = await signUpAs(app, 'supporter', {
    groupId,
    people,
    itemId: await addSupportable(app, { places: 5 }),
  })
  const pastItem = await addSupportable(app)
  const past = await signUpAs(app, 'supporter', { groupId, people, itemId: pastItem })
  await app.asOwner('alter table app.project_events no force row level security')
  await app.asOwner(`update app.project_events set completed_at = now() where id = '${pastItem}'`)
  await app.asOwner('alter table app.project_events force row level security')
  const before = await keptOf(open)
  expect(before).toMatchObject({ email: DEMO_USERS.supporter.email, message: 'We bring ladders' })

  await offerLeadership(app.caller('supporter'), {
    id: groupId,
    memberId: DEMO_USERS.ambassador.id,
  })
  expect(await keptOf(open)).toEqual(before)
  // Only the two of them know.
  const seen = async (who: 'supporter' | 'ambassador' | 'admin') => {
    const groups = await listOwnGroups(app.caller(who), {})
    const { offeredTo } = await getOwnGroup(app.caller(who), { id: groupId })
    return [offeredTo, groups.find((one) => one.id === groupId)?.isOffered]
  }
  expect(await seen('supporter')).toEqual([DEMO_USERS.ambassador.id, false])
  expect(await seen('ambassador')).toEqual([DEMO_USERS.ambassador.id, true])
  expect(await seen('admin')).toEqual([null, false])

  await acceptLeadership(app.caller('ambassador'), { id: groupId })
  const { id: user_id, fullName: name, email } = DEMO_USERS.ambassador
  expect(await keptOf(open)).toEqual({ userId: user_id, name, email, phone: null, message: '' })
  expect(await keptOf(past)).toEqual(before)
  await expect(cancelSupport(app.caller('supporter'), { id: open })).toBeRefused('not_found')
  await cancelSupport(app.caller('ambassador'), { id: open })
  expect(await stateOf(app, open)).toMatchObject({ status: 'cancelled', taken: 0 })
})

test('no one accepts what was not offered to them, was withdrawn or declined, or after leaving', async () => {
  const { id, code } = await startGroupAs(app, 'supporter', ['ambassador', 'admin'])
  const offer = () =>
    offerLeadership(app.caller('supporter'), { id, memberId: DEMO_USERS.ambassador.id })
  const take = () => acceptLeadership(app.caller('ambassador'), { id })
  await expect(take()).rejects.toEqual(conflict)
  await offer()
  for (const who of ['admin', 'partner', 'supporter'] as const) {
    await expect(acceptLeadership(app.caller(who), { id })).rejects.toEqual(conflict)
  }
  for (const who of ['admin', 'partner'] as const) {
    await expect(endLeadOffer(app.caller(who), { id })).rejects.toEqual(conflict)
  }
  for (const who of ['supporter', 'ambassador'] as const) {
    await endLeadOffer(app.caller(who), { id })
    await expect(endLeadOffer(app.caller(who), { id })).rejects.toEqual(conflict)
    await expect(take()).rejects.toEqual(conflict)
    await offer()
  }
  await leaveGroup(app.caller('ambassador'), { id })
  expect((await getOwnGroup(app.caller('supporter'), { id })).offeredTo).toBeNull()
  await joinGroup(app.caller('ambassador'), { id, code })
  await expect(take()).rejects.toEqual(conflict)
  expect((await getOwnGroup(app.caller('supporter'), { id })).isLeader).toBe(true)
})

test('a leader of ten groups takes no eleventh, and no group is led by the user who would answer it', async () => {
  const [leader, heir] = await addPeople(app, 2)
  const { id } = await startGroupAs(app, leader!, [heir!, 'partner'])
  for (let at = 0; at < GROUPS_LED_MAX; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await startGroupAs(app, heir!, [], `Led ${at}`)
  }
  await offerLeadership(app.caller(leader!), { id, memberId: heir!.userId })
  await expect(acceptLeadership(app.caller(heir!), { id })).toBeRefused(
    'conflict',
    'You already lead 10 groups',
  )

  const itemId = await addSupportable(app)
  await signUpAs(app, leader!, { groupId: id, itemId, people: [leader!, heir!] })
  await offerLeadership(app.caller(leader!), { id, memberId: DEMO_USERS.partner.id })
  await expect(acceptLeadership(app.caller('partner'), { id })).toBeRefused(
    'conflict',
    'your own organization',
  )
})
