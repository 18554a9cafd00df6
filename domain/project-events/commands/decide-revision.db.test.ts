import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { seedPosters, setPartnerStatus, statesOf, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { decideRevision } from './decide-revision.ts'
import { unpublishProjectEvent } from './unpublish-project-event.ts'
import { withdrawRevision } from './withdraw-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const itemOf = (id: string) => app.as(system).row('projectEvents', '*', { id })
const auditOf = (id: string) =>
  app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id })
const decide = (
  who: 'admin' | 'superuser',
  revisionId: string,
  decision: 'approve' | 'reject' | 'ask-changes',
  reason?: string,
) => decideRevision(app.caller(who), { revisionId, decision, ...(reason ? { reason } : {}) })

test('approving publishes the proposal, as new from now on, leaves an audit entry and emails its author', async () => {
  const { postId, revisionId } = await proposePost(app, 'partner', { title: 'Shade for a yard' })
  app.advance(60_000)
  const now = app.runtime.clock.now()
  await decide('admin', revisionId, 'approve')

  const item = await itemOf(postId)
  expect(item).toMatchObject({
    status: 'approved',
    isPublic: true,
    title: 'Shade for a yard',
    category: 'education',
    district: 'haifa-district',
    donationGoalCents: 2_500_000,
    searchText: expect.stringContaining('shade for a yard'),
  })
  expect(item.approvedAt!.getTime()).toBeGreaterThanOrEqual(now.getTime())
  expect(item.createdAt).toEqual(item.approvedAt)
  expect(await statesOf(app, postId)).toEqual(['approved', ['approved']])
  expect(await auditOf(revisionId)).toMatchObject([
    {
      operation: 'project-events.decide-revision',
      actorKind: 'staff',
      actorId: DEMO_USERS.admin.id,
      before: { status: 'pending', item_status: 'pending' },
      after: { status: 'approved', item_status: 'approved', has_reason: false },
    },
  ])
  const mail = (await app.mailsTo(DEMO_USERS.partner.email)).find(({ subject }) =>
    subject.includes('Shade for a yard'),
  )
  expect(mail?.text).toContain(`http://127.0.0.1:3000/projects-events/${postId}`)
})

test('an edit is reviewed next to the public version; approving it keeps the first publication date', async () => {
  const { postId, revisionId } = await proposePost(app, 'partner', { title: 'Before' })
  await decide('admin', revisionId, 'approve')
  const before = await itemOf(postId)
  app.advance(60_000)
  const edit = await proposeEdit(app, 'partner', postId, { title: 'After' })
  expect(await itemOf(postId)).toMatchObject({ title: 'Before', isPublic: true })

  await decide('superuser', edit, 'approve')
  const after = await itemOf(postId)
  expect(after).toMatchObject({ title: 'After', isPublic: true, createdAt: before.createdAt })
  expect(after.approvedAt!.getTime()).toBeGreaterThan(before.approvedAt!.getTime())
})

test.each([
  ['reject', 'rejected'],
  ['ask-changes', 'changes_asked'],
] as const)('to %s a first proposal emails the reason', async (decision, status) => {
  const title = `For ${decision}`
  const { postId, revisionId } = await proposePost(app, 'partner2', { title })
  await decide('admin', revisionId, decision, 'Please name the school.')

  expect(await statesOf(app, postId)).toEqual([status, [status]])
  expect(await itemOf(postId)).toMatchObject({ isPublic: false, approvedAt: null })
  const lines = await auditOf(revisionId)
  expect(lines).toMatchObject([{ after: { status, item_status: status, has_reason: true } }])
  expect(JSON.stringify(lines), 'the reason is for one person').not.toContain('school')
  const mail = (await app.mailsTo(DEMO_USERS.partner2.email)).find(({ subject }) =>
    subject.includes(title),
  )
  expect(mail?.text).toContain('Please name the school.')
  expect(mail?.text).toContain(`http://127.0.0.1:3000/partner-dashboard/posts/${postId}`)
})

test.each(['reject', 'ask-changes'] as const)(
  'to %s an edit leaves the public version unchanged',
  async (decision) => {
    const { postId, revisionId } = await proposePost(app, 'partner')
    await decide('admin', revisionId, 'approve')
    const before = await itemOf(postId)
    const edit = await proposeEdit(app, 'partner', postId, { title: 'Worse' })
    app.advance(1000)
    await decide('admin', edit, decision, 'The old words are better.')
    expect(await itemOf(postId)).toEqual(before)
  },
)

test('of two concurrent decisions one wins, and the other is told the outcome', async () => {
  for (const decision of ['approve', 'reject'] as const) {
    const { postId, revisionId } = await proposePost(app, 'partner', {
      title: `At once ${decision}`,
    })
    const both = await Promise.allSettled([
      decide('admin', revisionId, 'approve'),
      decide('superuser', revisionId, decision, 'No.'),
    ])
    const lost = both.filter((one) => one.status === 'rejected')
    expect(lost).toHaveLength(1)
    const [item] = await statesOf(app, postId)
    const outcome = item === 'approved' ? 'approved' : 'rejected'
    expect(lost[0]!.reason).toMatchObject({ code: 'conflict', status: 409 })
    expect(lost[0]!.reason.message).toMatch(
      new RegExp(
        `^Someone else has already decided: ${outcome} at \\d+:\\d\\d [AP]M Israel Time on `,
      ),
    )
    expect(await auditOf(revisionId)).toHaveLength(1)
  }
})

test('the same decision by the same user twice counts once; another decision is a conflict', async () => {
  const { revisionId } = await proposePost(app, 'partner')
  await Promise.all([
    decide('admin', revisionId, 'approve'),
    decide('admin', revisionId, 'approve'),
  ])
  expect(await auditOf(revisionId)).toHaveLength(1)
  await expect(decide('admin', revisionId, 'reject', 'No.')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^You have already decided: approved at /),
  })
})

test.each(['reject', 'ask-changes'] as const)('to %s requires a reason', async (decision) => {
  const { postId, revisionId } = await proposePost(app, 'partner')
  for (const reason of ['', '  \n ', 'x'.repeat(2001)]) {
    await expect(
      decideRevision(app.caller('admin'), { revisionId, decision, reason }),
    ).toBeRefusedAt('reason')
  }
  expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
})

describe('cannot be approved', () => {
  const conflict = (revisionId: string) =>
    expect(decide('admin', revisionId, 'approve')).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    })

  test('a proposal withdrawn in the meantime', async () => {
    const { postId, revisionId } = await proposePost(app, 'partner')
    await withdrawRevision(app.caller('partner'), { postId })
    await conflict(revisionId)
    expect((await itemOf(postId)).isPublic).toBe(false)
  })

  test('an edit of an item taken down in the meantime', async () => {
    const { postId, revisionId } = await proposePost(app, 'partner')
    await decide('admin', revisionId, 'approve')
    const edit = await proposeEdit(app, 'partner', postId, { title: 'Other' })
    await unpublishProjectEvent(app.caller('partner'), { postId })
    await conflict(edit)
    expect((await itemOf(postId)).status).toBe('withdrawn')
  })

  test('a proposal that is no longer complete, which stays pending', async () => {
    const event = { type: 'event' as const, ...wholeEvent(app.runtime.clock.now()) }
    const { postId, revisionId } = await proposePost(app, 'partner', event)
    app.advance(100 * 86_400_000)
    await conflict(revisionId)
    expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
    expect(await auditOf(revisionId)).toEqual([])
    await decide('admin', revisionId, 'ask-changes', 'Its day has passed.')
  })

  test('anything of a suspended organization', async () => {
    const { postId, revisionId } = await proposePost(app, 'partner2')
    await setPartnerStatus(app, 'partner2', 'suspended')
    await conflict(revisionId)
    await setPartnerStatus(app, 'partner2', 'approved')
    expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
  })

  test('an edit with fewer places than are taken', async () => {
    const { postId, revisionId } = await proposePost(app, 'partner', { places: '5' })
    await decide('admin', revisionId, 'approve')
    await app.as(system).insert('supports', {
      id: crypto.randomUUID(),
      projectEventId: postId,
      kind: 'volunteer',
      userId: DEMO_USERS.supporter.id,
      name: 'Somebody',
      email: 'somebody@demo.test',
      places: 4,
    })
    const edit = await proposeEdit(app, 'partner', postId, { places: '3' })
    await conflict(edit)
    expect((await itemOf(postId)).places).toBe(5)
  })
})

test('an unknown proposal is not found', async () => {
  await expect(decide('admin', crypto.randomUUID(), 'approve')).toBeRefused('not_found')
})

describe('is refused to', () => {
  test.each([
    ['visitors', visitor, 'not_signed_in'],
    ['guests', guest(), 'not_signed_in'],
    ['supporters', memberOf('supporter'), 'forbidden'],
    ['applicants', memberOf('applicant'), 'forbidden'],
    ['its own author', memberOf('partner'), 'forbidden'],
    ['other partners', memberOf('partner2'), 'forbidden'],
    ['jobs', system, 'not_signed_in'],
  ] as const)('%s', async (_, who, code) => {
    const { postId, revisionId } = await proposePost(app, 'partner')
    await expect(decideRevision(app.caller(who), { revisionId, decision: 'approve' })).toBeRefused(
      code,
    )
    expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
  })
})
