import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { addPeople, startGroupAs } from '#test/world/groups.ts'
import { openWorld, system, type World } from '#test/world/open-world.ts'
import { signUpAs } from '#test/world/signing-up.ts'
import { addSupportable, stateOf } from '#test/world/supporting.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { endLeadOffer } from './commands/end-lead-offer.ts'
import { getOwnGroup } from './queries/get-own-group.ts'
import { GROUPS_LED_MAX } from './group.ts'
import { joinGroup } from './commands/join-group.ts'
import { leaveGroup } from './commands/leave-group.ts'
import { listOwnGroups } from './queries/list-own-groups.ts'
import { offerLead } from './commands/offer-lead.ts'
import { takeLead } from './commands/take-lead.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const keptOf = (id: string) =>
  world.house.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .select(['user_id', 'name', 'email', 'phone', 'message'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
const conflict = expect.objectContaining({ code: 'conflict' })

test('what is offered moves nothing until it is taken; then all that is not over, without phone and message', async () => {
  const { id: groupId } = await startGroupAs(world, 'supporter', ['ambassador', 'admin'])
  const people = ['supporter', 'ambassador'] as const
  const open = await signUpAs(world, 'supporter', {
    groupId,
    people,
    itemId: await addSupportable(world, { places: 5 }),
  })
  const pastItem = await addSupportable(world)
  const past = await signUpAs(world, 'supporter', { groupId, people, itemId: pastItem })
  await world.asOwner('alter table app.project_events no force row level security')
  await world.asOwner(`update app.project_events set completed_at = now() where id = '${pastItem}'`)
  await world.asOwner('alter table app.project_events force row level security')
  const before = await keptOf(open)
  expect(before).toMatchObject({ email: CAST.supporter.email, message: 'We bring ladders' })

  await offerLead(world.caller('supporter'), { id: groupId, memberId: CAST.ambassador.id })
  expect(await keptOf(open)).toEqual(before)
  // The two of them know, nobody else.
  const seen = async (who: 'supporter' | 'ambassador' | 'admin') => {
    const groups = await listOwnGroups(world.caller(who), {})
    const { offeredTo } = await getOwnGroup(world.caller(who), { id: groupId })
    return [offeredTo, groups.find((one) => one.id === groupId)?.isOffered]
  }
  expect(await seen('supporter')).toEqual([CAST.ambassador.id, false])
  expect(await seen('ambassador')).toEqual([CAST.ambassador.id, true])
  expect(await seen('admin')).toEqual([null, false])

  await takeLead(world.caller('ambassador'), { id: groupId })
  const { id: user_id, fullName: name, email } = CAST.ambassador
  expect(await keptOf(open)).toEqual({ user_id, name, email, phone: null, message: '' })
  expect(await keptOf(past)).toEqual(before)
  await expect(cancelSupport(world.caller('supporter'), { id: open })).rejects.toMatchObject({
    code: 'not_found',
  })
  await cancelSupport(world.caller('ambassador'), { id: open })
  expect(await stateOf(world, open)).toMatchObject({ status: 'cancelled', taken: 0 })
})

test('nobody takes what is not offered to them, was taken back or declined, or who has left since', async () => {
  const { id, code } = await startGroupAs(world, 'supporter', ['ambassador', 'admin'])
  const offer = () => offerLead(world.caller('supporter'), { id, memberId: CAST.ambassador.id })
  const take = () => takeLead(world.caller('ambassador'), { id })
  await expect(take()).rejects.toEqual(conflict)
  await offer()
  for (const who of ['admin', 'partner', 'supporter'] as const) {
    await expect(takeLead(world.caller(who), { id })).rejects.toEqual(conflict)
  }
  for (const who of ['admin', 'partner'] as const) {
    await expect(endLeadOffer(world.caller(who), { id })).rejects.toEqual(conflict)
  }
  for (const who of ['supporter', 'ambassador'] as const) {
    await endLeadOffer(world.caller(who), { id })
    await expect(endLeadOffer(world.caller(who), { id })).rejects.toEqual(conflict)
    await expect(take()).rejects.toEqual(conflict)
    await offer()
  }
  await leaveGroup(world.caller('ambassador'), { id })
  expect((await getOwnGroup(world.caller('supporter'), { id })).offeredTo).toBeNull()
  await joinGroup(world.caller('ambassador'), { id, code })
  await expect(take()).rejects.toEqual(conflict)
  expect((await getOwnGroup(world.caller('supporter'), { id })).isLeader).toBe(true)
})

test('who leads ten groups takes no eleventh, and none is led by who would answer it', async () => {
  const [leader, heir] = await addPeople(world, 2)
  const { id } = await startGroupAs(world, leader!, [heir!, 'partner'])
  for (let at = 0; at < GROUPS_LED_MAX; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await startGroupAs(world, heir!, [], `Led ${at}`)
  }
  await offerLead(world.caller(leader!), { id, memberId: heir!.userId })
  await expect(takeLead(world.caller(heir!), { id })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('You lead 10 groups already'),
  })

  const itemId = await addSupportable(world)
  await signUpAs(world, leader!, { groupId: id, itemId, people: [leader!, heir!] })
  await offerLead(world.caller(leader!), { id, memberId: CAST.partner.id })
  await expect(takeLead(world.caller('partner'), { id })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('your own organization'),
  })
})
