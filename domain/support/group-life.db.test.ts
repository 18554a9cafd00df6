import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { guest, memberOf, startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { editGroup } from './commands/edit-group.ts'
import { endGroup } from './commands/end-group.ts'
import { getInvitation } from './queries/get-invitation.ts'
import { getOwnGroup } from './queries/get-own-group.ts'
import { joinGroup } from './commands/join-group.ts'
import { leaveGroup } from './commands/leave-group.ts'
import { offerLeadership } from './commands/offer-leadership.ts'
import { removeMember } from './commands/remove-member.ts'
import { renewInvitation } from './commands/renew-invitation.ts'
import { acceptLeadership } from './commands/accept-leadership.ts'

const app = startTestApp()

const peopleOf = async (who: Parameters<TestApp['caller']>[0], id: string) =>
  (await getOwnGroup(app.caller(who), { id })).people.map((one) => one.id)
const subjectsTo = async (address: string) =>
  (await app.mailsTo(address)).map(({ subject }) => subject)
const refused = (code: string) => expect.objectContaining({ code })

test('an invitation shows its group, a button joins it, and the leader is notified once', async () => {
  const { id, code } = await startGroupAs(app, 'supporter', [], 'Grove Friends')
  for (const who of [visitor, guest(), memberOf('ambassador')]) {
    expect(await getInvitation(app.caller(who), { id, code })).toEqual({
      name: 'Grove Friends',
      description: 'We pick what is left on the trees.',
      leader: DEMO_USERS.supporter.fullName,
      members: 1,
      isFull: false,
    })
  }
  await joinGroup(app.caller('ambassador'), { id, code })
  await joinGroup(app.caller('ambassador'), { id, code })
  expect(await peopleOf('ambassador', id)).toEqual([
    DEMO_USERS.supporter.id,
    DEMO_USERS.ambassador.id,
  ])
  const told = (await subjectsTo(DEMO_USERS.supporter.email)).filter((one) => one.includes('Grove'))
  expect(told).toEqual([`${DEMO_USERS.ambassador.fullName} joined Grove Friends`])
})

test('an invalid or old code opens nothing, and joining requires signing in', async () => {
  const { id, code } = await startGroupAs(app, 'supporter')
  const wrong = ['', 'x', code.toLowerCase(), `${code}x`, '\u0000', 'a'.repeat(5000)]
  for (const given of wrong) {
    for (const operation of [getInvitation, joinGroup]) {
      await expect(operation(app.caller('ambassador'), { id, code: given })).rejects.toMatchObject({
        code: 'not_found',
        message: 'This invitation link is no longer valid',
      })
    }
  }
  for (const other of [newId(), 'no-id']) {
    await expect(getInvitation(app.caller(visitor), { id: other, code })).rejects.toEqual(
      refused('not_found'),
    )
  }
  await expect(joinGroup(app.caller(guest()), { id, code })).rejects.toEqual(
    refused('not_signed_in'),
  )

  await renewInvitation(app.caller('supporter'), { id })
  await expect(joinGroup(app.caller('ambassador'), { id, code })).rejects.toEqual(
    refused('not_found'),
  )
  const { inviteCode } = await getOwnGroup(app.caller('supporter'), { id })
  expect(inviteCode).not.toBe(code)
  await joinGroup(app.caller('ambassador'), { id, code: inviteCode })
  expect(await peopleOf('ambassador', id)).toHaveLength(2)
})

test('an edit is saved unless someone else changed the group first', async () => {
  const { id } = await startGroupAs(app, 'supporter')
  const leader = app.caller('supporter')
  await editGroup(leader, { id, version: 1, name: 'Friday Gleaners', description: 'Olives.' })
  const stale = editGroup(leader, { id, version: 1, name: 'Lost', description: '' })
  await expect(stale).rejects.toEqual(refused('conflict'))
  expect(await getOwnGroup(leader, { id })).toMatchObject({
    name: 'Friday Gleaners',
    description: 'Olives.',
    version: 2,
  })
})

type LeaderAction = { label: string; run(caller: Caller, id: string): Promise<unknown> }
const leaders: LeaderAction[] = [
  {
    label: 'rename it',
    run: (caller, id) => editGroup(caller, { id, version: 1, name: 'Mine now', description: '' }),
  },
  { label: 'renew its invitation', run: (caller, id) => renewInvitation(caller, { id }) },
  {
    label: 'remove somebody',
    run: (caller, id) => removeMember(caller, { id, memberId: DEMO_USERS.partner2.id }),
  },
  {
    label: 'offer its lead',
    run: (caller, id) => offerLeadership(caller, { id, memberId: DEMO_USERS.ambassador.id }),
  },
  { label: 'end it', run: (caller, id) => endGroup(caller, { id }) },
]

test.each(leaders)('only the leader can $label', async ({ run }) => {
  const { id, code } = await startGroupAs(app, 'supporter', ['ambassador', 'partner2'])
  await expect(run(app.caller('ambassador'), id)).rejects.toEqual(refused('forbidden'))
  for (const stranger of ['partner', 'superuser'] as const) {
    await expect(run(app.caller(stranger), id)).rejects.toEqual(refused('not_found'))
  }
  await expect(run(app.caller(visitor), id)).rejects.toEqual(refused('not_signed_in'))
  const after = await getOwnGroup(app.caller('supporter'), { id })
  expect(after).toMatchObject({ name: 'Thursday Harvesters', inviteCode: code, isLeader: true })
  expect(after.people).toHaveLength(3)
  await run(app.caller('supporter'), id)
})

test('members leave or are removed; those removed are emailed and cannot return with their invitation', async () => {
  const { id, code } = await startGroupAs(app, 'supporter', ['ambassador', 'partner2'], 'Pruners')
  await leaveGroup(app.caller('ambassador'), { id })
  await expect(leaveGroup(app.caller('ambassador'), { id })).rejects.toEqual(refused('not_found'))
  await expect(getOwnGroup(app.caller('ambassador'), { id })).rejects.toEqual(refused('not_found'))
  const leader = app.caller('supporter')
  await removeMember(leader, { id, memberId: DEMO_USERS.partner2.id })
  expect(await subjectsTo(DEMO_USERS.partner2.email)).toContain('You no longer belong to Pruners')
  expect(await peopleOf('supporter', id)).toEqual([DEMO_USERS.supporter.id])
  for (const gone of [DEMO_USERS.partner2.id, newId(), 'no-id']) {
    await expect(removeMember(leader, { id, memberId: gone })).rejects.toEqual(refused('conflict'))
  }
  await expect(joinGroup(app.caller('partner2'), { id, code })).rejects.toEqual(
    refused('not_found'),
  )
  const { inviteCode } = await getOwnGroup(leader, { id })
  await joinGroup(app.caller('partner2'), { id, code: inviteCode })
  expect(await peopleOf('supporter', id)).toHaveLength(2)
})

test('the leader stays until a member accepts the emailed offer and gets the leader’s rights', async () => {
  const { id } = await startGroupAs(app, 'supporter', ['ambassador'], 'Vine Hands')
  const leader = app.caller('supporter')
  await expect(leaveGroup(leader, { id })).rejects.toEqual(refused('conflict'))
  await expect(removeMember(leader, { id, memberId: DEMO_USERS.supporter.id })).rejects.toEqual(
    refused('conflict'),
  )
  for (const memberId of [DEMO_USERS.partner.id, DEMO_USERS.supporter.id, newId(), 'no-id']) {
    await expect(offerLeadership(leader, { id, memberId })).rejects.toEqual(refused('conflict'))
  }
  await offerLeadership(leader, { id, memberId: DEMO_USERS.ambassador.id })
  await offerLeadership(leader, { id, memberId: DEMO_USERS.ambassador.id })
  const asked = (await subjectsTo(DEMO_USERS.ambassador.email)).filter((one) =>
    one.includes('Vine'),
  )
  expect(asked).toEqual(['Will you lead Vine Hands?'])
  expect(await peopleOf('supporter', id)).toEqual([
    DEMO_USERS.supporter.id,
    DEMO_USERS.ambassador.id,
  ])
  await acceptLeadership(app.caller('ambassador'), { id })
  const words = `${DEMO_USERS.ambassador.fullName} now leads Vine Hands`
  expect(await subjectsTo(DEMO_USERS.supporter.email)).toContain(words)
  expect(await peopleOf('supporter', id)).toEqual([
    DEMO_USERS.ambassador.id,
    DEMO_USERS.supporter.id,
  ])
  await expect(renewInvitation(leader, { id })).rejects.toEqual(refused('forbidden'))
  await renewInvitation(app.caller('ambassador'), { id })
  await leaveGroup(leader, { id })
  expect(await peopleOf('ambassador', id)).toEqual([DEMO_USERS.ambassador.id])
})

test('an ended group is gone for everyone, and its members are emailed', async () => {
  const members = ['ambassador', 'partner2'] as const
  const { id, code } = await startGroupAs(app, 'supporter', members, 'Almond Blossom')
  await endGroup(app.caller('supporter'), { id })
  for (const who of ['supporter', ...members] as const) {
    await expect(getOwnGroup(app.caller(who), { id })).rejects.toEqual(refused('not_found'))
    const told = (await subjectsTo(DEMO_USERS[who].email)).includes('Almond Blossom has ended')
    expect(told).toBe(who !== 'supporter')
  }
  await expect(getInvitation(app.caller(visitor), { id, code })).rejects.toEqual(
    refused('not_found'),
  )
})

test('while volunteering is closed nothing new starts, but leaving, removing, handing over and ending work', async () => {
  const members = ['ambassador', 'partner2', 'admin'] as const
  const { id, code } = await startGroupAs(app, 'supporter', members)
  const leader = app.caller('supporter')
  const turn = async (isOn: boolean) => {
    await saveFeatures(app.caller('admin', newId()), { features: { volunteering: isOn } })
    await app.runtime.switches.refresh()
  }
  await turn(false)
  for (const begun of [
    () => joinGroup(app.caller('partner'), { id, code }),
    () => renewInvitation(leader, { id }),
    () => editGroup(leader, { id, version: 1, name: 'Mine now', description: '' }),
  ]) {
    await expect(begun()).rejects.toEqual(refused('closed'))
  }
  await leaveGroup(app.caller('partner2'), { id })
  await removeMember(leader, { id, memberId: DEMO_USERS.admin.id })
  await offerLeadership(leader, { id, memberId: DEMO_USERS.ambassador.id })
  await acceptLeadership(app.caller('ambassador'), { id })
  expect(await peopleOf('ambassador', id)).toEqual([
    DEMO_USERS.ambassador.id,
    DEMO_USERS.supporter.id,
  ])
  await endGroup(app.caller('ambassador'), { id })
  await turn(true)
})
