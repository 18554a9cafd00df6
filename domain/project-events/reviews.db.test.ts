import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { decideRevision } from './commands/decide-revision.ts'
import { getRevision } from './queries/get-revision.ts'
import { listPending } from './queries/list-pending.ts'
import { saveRevision } from './commands/save-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const list = () => listPending(app.caller('admin'), {})
const get = (revisionId: string) => getRevision(app.caller('admin'), { revisionId })
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })

test('pending proposals are listed newest first, counted, and link to the next; decided ones disappear', async () => {
  const older = await proposePost(app, 'partner', { title: 'Older' })
  app.advance(60_000)
  const newer = await proposePost(app, 'partner2', { title: 'Newer' })
  const { count, items } = await list()
  expect(count).toBe(items.length)
  expect(items.slice(0, 2)).toMatchObject([
    {
      revisionId: newer.revisionId,
      type: 'project',
      isEdit: false,
      problems: [],
      facts: { title: 'Newer', category: 'education', location: 'Wadi Nisnas, Haifa' },
      author: DEMO_USERS.partner2.fullName,
    },
    { revisionId: older.revisionId, facts: { title: 'Older' } },
  ])
  const ids = items.map(({ revisionId }) => revisionId)
  for (const [at, id] of ids.entries()) expect((await get(id)).next).toBe(ids[at + 1] ?? null)

  await approve(newer.revisionId)
  expect((await list()).items.map(({ revisionId }) => revisionId)).not.toContain(newer.revisionId)
})

test('a first proposal has no public version', async () => {
  const { revisionId } = await proposePost(app, 'partner')
  expect(await get(revisionId)).toMatchObject({ current: null, changed: [], isPublic: false })
})

test('an edit is shown next to the public version, with its changes and its history', async () => {
  const { postId, revisionId } = await proposePost(app, 'partner', { title: 'One' })
  await approve(revisionId)
  const edit = await proposeEdit(app, 'partner', postId, {
    title: 'Two',
    supportTypes: ['donate', 'volunteer'],
    places: '8',
  })
  const review = await get(edit)
  expect(review).toMatchObject({
    isPublic: true,
    facts: { title: 'Two', places: 8 },
    current: { title: 'One', places: null },
  })
  expect(review.changed).toEqual(['title', 'places'])
  expect(review.history).toMatchObject([
    { number: 2, status: 'pending', author: DEMO_USERS.partner.fullName, decider: null },
    { number: 1, status: 'approved', decider: DEMO_USERS.admin.fullName },
  ])
})

test('only its author can see a draft', async () => {
  const { postId, revisionId } = await proposePost(app, 'partner')
  await approve(revisionId)
  await saveRevision(app.caller('partner'), { postId, content: { title: 'Not yet' } })
  const { history } = await get(revisionId)
  expect(history).toHaveLength(1)
  const [draft] = await app
    .asStaff('admin')
    .rows('projectEventRevisions', ['id'], { projectEventId: postId, status: 'draft' })
  await expect(get(draft!.id)).toBeRefused('not_found')
})

test.each(['nonsense', crypto.randomUUID()])('%s is not found', async (revisionId) => {
  await expect(get(revisionId)).toBeRefused('not_found')
})

describe('is refused to', () => {
  test.each([
    ['visitors', visitor, 'not_signed_in'],
    ['guests', guest(), 'not_signed_in'],
    ['supporters', memberOf('supporter'), 'forbidden'],
    ['its own author', memberOf('partner'), 'forbidden'],
    ['other partners', memberOf('partner2'), 'forbidden'],
  ] as const)('%s', async (_, who, code) => {
    const { revisionId } = await proposePost(app, 'partner')
    await expect(getRevision(app.caller(who), { revisionId })).toBeRefused(code)
    await expect(listPending(app.caller(who), {})).toBeRefused(code)
  })
})
