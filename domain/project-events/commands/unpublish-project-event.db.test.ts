import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import {
  decidePost,
  seedPosters,
  setPartnerStatus,
  statesOf,
  wholeProject,
} from '#test/app/posting.ts'
import { createProjectEvent } from './create-project-event.ts'
import { saveRevision } from './save-revision.ts'
import { submitRevision } from './submit-revision.ts'
import { unpublishProjectEvent } from './unpublish-project-event.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const partner = () => app.caller('partner')
async function begin(): Promise<string> {
  const caller = app.caller('partner', newId())
  return (await createProjectEvent(caller, { type: 'project', content: wholeProject })).postId
}
async function live(): Promise<string> {
  const postId = await begin()
  await submitRevision(partner(), { postId })
  await decidePost(app, postId, 'approved')
  return postId
}
const takeDown = (postId: string) => unpublishProjectEvent(partner(), { postId })
const visible = (postId: string) =>
  app.runtime.scope.asVisitor((db) =>
    db.selectFrom('projectEvents').select('id').where('id', '=', postId).execute(),
  )

test('the public can no longer see the item', async () => {
  const postId = await live()
  expect(await visible(postId)).toHaveLength(1)
  await takeDown(postId)
  expect(await visible(postId)).toEqual([])
  expect(await statesOf(app, postId)).toEqual(['withdrawn', ['approved']])
})

test('a pending edit is withdrawn with it; a draft is kept', async () => {
  const waiting = await live()
  await saveRevision(partner(), { postId: waiting, content: wholeProject })
  await submitRevision(partner(), { postId: waiting })
  await takeDown(waiting)
  expect(await statesOf(app, waiting)).toEqual(['withdrawn', ['approved', 'withdrawn']])

  const drafted = await live()
  await saveRevision(partner(), { postId: drafted, content: wholeProject })
  await takeDown(drafted)
  expect(await statesOf(app, drafted)).toEqual(['withdrawn', ['approved', 'draft']])
})

test('twice, or for an item never public: a conflict, and nothing changes', async () => {
  const gone = await live()
  await takeDown(gone)
  await expect(takeDown(gone)).toBeRefused('conflict')

  const draft = await begin()
  await expect(takeDown(draft)).toBeRefused('conflict')
  await submitRevision(partner(), { postId: draft })
  await expect(takeDown(draft)).toBeRefused('conflict')
  expect(await statesOf(app, draft)).toEqual(['pending', ['pending']])
})

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a supporter', 'supporter', 'not_found'],
  ['an applicant', 'applicant', 'not_found'],
  ['another partner', 'partner2', 'not_found'],
  ['an admin', 'admin', 'not_found'],
] as const)('refused: %s', async (_, who, code) => {
  const postId = await live()
  await expect(unpublishProjectEvent(app.caller(who), { postId })).toBeRefused(code)
  expect(await visible(postId)).toHaveLength(1)
})

test('refused: a suspended organization', async () => {
  const postId = await live()
  await setPartnerStatus(app, 'partner', 'suspended')
  await expect(takeDown(postId)).toBeRefused('forbidden')
  await setPartnerStatus(app, 'partner', 'approved')
})

test('one of the team needs the duties of those whose sign-ups and gifts end', async () => {
  const postId = await live()
  const { partnerId } = await app.as(system).row('projectEvents', ['partnerId'], { id: postId })
  const userId = DEMO_USERS.ambassador.id
  const assign = async (duties: string[]) => {
    await app.as(system).delete('partnerMembers', { userId })
    await app.as(system).insert('partnerMembers', { userId, partnerId, duties })
  }
  const takeDownAs = () => unpublishProjectEvent(app.caller('ambassador'), { postId })
  for (const duties of [['write'], ['write', 'answer'], ['write', 'money']]) {
    await assign(duties)
    await expect(takeDownAs(), duties.join()).toBeRefused('forbidden')
  }
  expect(await visible(postId)).toHaveLength(1)
  await assign(['write', 'answer', 'money'])
  await takeDownAs()
  expect(await visible(postId)).toEqual([])
})
