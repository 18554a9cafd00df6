import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import {
  canCollide,
  collide,
  decidePost,
  seedPosters,
  setPartnerStatus,
  statesOf,
  wholeEvent,
  wholeProject,
} from '#test/app/posting.ts'
import { createProjectEvent } from './create-project-event.ts'
import { saveRevision } from './save-revision.ts'
import { submitRevision } from './submit-revision.ts'
import { unpublishProjectEvent } from './unpublish-project-event.ts'
import { withdrawRevision } from './withdraw-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const partner = () => app.caller('partner')
async function begin(type: 'project' | 'event' = 'project', content: object = wholeProject) {
  return (await createProjectEvent(app.caller('partner', newId()), { type, content })).postId
}
const submit = (postId: string) => submitRevision(partner(), { postId })
const edit = (postId: string) => saveRevision(partner(), { postId, content: wholeProject })

test('a complete draft becomes pending', async () => {
  const postId = await begin()
  await submit(postId)
  expect(await statesOf(app, postId)).toEqual(['pending', ['pending']])
})

test('an incomplete draft reports everything that is missing, and stays a draft', async () => {
  const postId = await begin('event', { title: 'Harvest', latitude: '99' })
  const fields = [
    'description',
    'category',
    'region',
    'latitude',
    'longitude',
    'startDate',
    'startTime',
  ]
  const refusal = await submit(postId).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'bad_input' })
  expect(Object.keys((refusal as { fields: object }).fields).toSorted()).toEqual(fields.toSorted())
  expect(await statesOf(app, postId)).toEqual(['draft', ['draft']])
})

test('a past day is refused, but not for an event that was already public', async () => {
  const content = wholeEvent(app.runtime.clock.now())
  const late = await begin('event', { ...content, startDate: '2020-01-01' })
  await expect(submit(late)).rejects.toMatchObject({ fields: { startDate: expect.any(String) } })

  const postId = await begin('event', content)
  await submit(postId)
  await decidePost(app, postId, 'approved')
  await saveRevision(partner(), { postId, content: { ...content, startDate: '2020-01-01' } })
  await submit(postId)
  expect(await statesOf(app, postId)).toEqual(['approved', ['approved', 'pending']])
})

describe('again', () => {
  test.each(['changes_asked', 'rejected'] as const)('after %s', async (status) => {
    const postId = await begin()
    await submit(postId)
    await decidePost(app, postId, status)
    await edit(postId)
    await submit(postId)
    expect(await statesOf(app, postId)).toEqual(['pending', [status, 'pending']])
  })

  test('after the proposal was withdrawn', async () => {
    const postId = await begin()
    await submit(postId)
    await withdrawRevision(partner(), { postId })
    await edit(postId)
    await submit(postId)
    expect(await statesOf(app, postId)).toEqual(['pending', ['withdrawn', 'pending']])
  })

  test('after it was taken down; approving it publishes it again', async () => {
    const postId = await begin()
    await submit(postId)
    await decidePost(app, postId, 'approved')
    await unpublishProjectEvent(partner(), { postId })
    await edit(postId)
    await submit(postId)
    expect(await statesOf(app, postId)).toEqual(['pending', ['approved', 'pending']])
    await decidePost(app, postId, 'approved')
    expect(await statesOf(app, postId)).toEqual(['approved', ['approved', 'approved']])
  })
})

describe('a conflict', () => {
  test.runIf(canCollide)('two concurrent submissions: one succeeds', async () => {
    const postId = await begin()
    const answer = await collide(
      app,
      (db) =>
        db
          .updateTable('projectEventRevisions')
          .set({ status: 'pending' })
          .where('projectEventId', '=', postId)
          .execute(),
      () => submit(postId),
    )
    expect(answer).toMatchObject({ code: 'conflict' })
  })

  test.each(['pending', 'approved', 'rejected', 'changes_asked', 'withdrawn'] as const)(
    'when the latest proposal is %s',
    async (status) => {
      const postId = await begin()
      await submit(postId)
      if (status === 'withdrawn') await withdrawRevision(partner(), { postId })
      else if (status !== 'pending') await decidePost(app, postId, status)
      const before = await statesOf(app, postId)
      await expect(submit(postId)).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(status === 'pending' ? /waiting for review/ : /no draft/),
      })
      expect(await statesOf(app, postId)).toEqual(before)
    },
  )
})

describe('refused', () => {
  test.each([
    ['a visitor', visitor, 'not_signed_in'],
    ['a supporter', 'supporter', 'not_found'],
    ['an applicant', 'applicant', 'not_found'],
    ['another partner', 'partner2', 'not_found'],
    ['an admin', 'admin', 'not_found'],
  ] as const)('%s', async (_, who, code) => {
    const postId = await begin()
    await expect(submitRevision(app.caller(who), { postId })).toBeRefused(code)
    expect(await statesOf(app, postId)).toEqual(['draft', ['draft']])
  })

  test('a suspended organization', async () => {
    const postId = await begin()
    await setPartnerStatus(app, 'partner', 'suspended')
    await expect(submit(postId)).toBeRefused('forbidden')
    await setPartnerStatus(app, 'partner', 'approved')
  })
})
