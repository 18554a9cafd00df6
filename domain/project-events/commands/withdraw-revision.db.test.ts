import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { decidePost, seedPosters, statesOf, wholeProject } from '#test/app/posting.ts'
import { createProjectEvent } from './create-project-event.ts'
import { saveRevision } from './save-revision.ts'
import { submitRevision } from './submit-revision.ts'
import { withdrawRevision } from './withdraw-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const partner = () => app.caller('partner')
async function submitted(): Promise<string> {
  const caller = app.caller('partner', newId())
  const { postId } = await createProjectEvent(caller, { type: 'project', content: wholeProject })
  await submitRevision(partner(), { postId })
  return postId
}
const withdraw = (postId: string) => withdrawRevision(partner(), { postId })

test('withdraws a first proposal', async () => {
  const postId = await submitted()
  await withdraw(postId)
  expect(await statesOf(app, postId)).toEqual(['withdrawn', ['withdrawn']])
})

test('withdraws an edit, and the public version stays public', async () => {
  const postId = await submitted()
  await decidePost(app, postId, 'approved')
  await saveRevision(partner(), { postId, content: wholeProject })
  await submitRevision(partner(), { postId })
  await withdraw(postId)
  expect(await statesOf(app, postId)).toEqual(['approved', ['approved', 'withdrawn']])
})

test.each(['approved', 'rejected', 'changes_asked'] as const)(
  'too late: it was already %s',
  async (status) => {
    const postId = await submitted()
    await decidePost(app, postId, status)
    await expect(withdraw(postId)).toBeRefused('conflict')
    expect(await statesOf(app, postId)).toEqual([status, [status]])
  },
)

test('a draft was never submitted', async () => {
  const { postId } = await createProjectEvent(app.caller('partner', newId()), { type: 'event' })
  await expect(withdraw(postId)).toBeRefused('conflict')
})

test('a concurrent decision by staff: exactly one of them wins', async () => {
  const postId = await submitted()
  const both = await Promise.allSettled([withdraw(postId), decidePost(app, postId, 'approved')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([
    ['withdrawn', ['withdrawn']],
    ['approved', ['approved']],
  ]).toContainEqual(await statesOf(app, postId))
})

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a supporter', 'supporter', 'not_found'],
  ['an applicant', 'applicant', 'not_found'],
  ['another partner', 'partner2', 'not_found'],
  ['an admin', 'admin', 'not_found'],
] as const)('refused: %s', async (_, who, code) => {
  const postId = await submitted()
  await expect(withdrawRevision(app.caller(who), { postId })).toBeRefused(code)
  expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
})
