import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import {
  canCollide,
  collide,
  decidePost,
  seedPosters,
  setPartnerStatus,
  statesOf,
  wholeProject,
} from '#test/app/posting.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { createProjectEvent } from './create-project-event.ts'
import { getOwnProjectEvent } from '../queries/get-own-project-event.ts'
import { saveRevision } from './save-revision.ts'
import { submitRevision } from './submit-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

async function begin(): Promise<string> {
  const caller = app.caller('partner', newId())
  return (await createProjectEvent(caller, { type: 'project', content: wholeProject })).postId
}
const save = (postId: string, title: string, more: { pictures?: { fileId: string }[] } = {}) =>
  saveRevision(app.caller('partner'), { postId, content: { ...wholeProject, title }, ...more })
const submit = (postId: string) => submitRevision(app.caller('partner'), { postId })
const own = (postId: string) => getOwnProjectEvent(app.caller('partner'), { postId })

test('a draft is saved in place, even if incomplete, invalid or long', async () => {
  const postId = await begin()
  const content = { title: 'x'.repeat(5000), places: 'many', startDate: 'soon', region: 'moon' }
  await saveRevision(app.caller('partner'), { postId, content })
  expect((await own(postId)).content).toMatchObject({ ...content, description: '' })
  expect(await statesOf(app, postId)).toEqual(['draft', ['draft']])
})

test.each(['changes_asked', 'rejected'] as const)(
  'after %s a new draft is created, and the reason is still shown',
  async (status) => {
    const postId = await begin()
    await submit(postId)
    await decidePost(app, postId, status, 'Please add a photo.')
    await save(postId, 'A better reading room')
    await save(postId, 'An even better one')
    expect(await statesOf(app, postId)).toEqual([status, [status, 'draft']])
    const post = await own(postId)
    expect(post.content.title).toBe('An even better one')
    expect(post.refusal).toMatchObject({ number: 1, reason: 'Please add a photo.' })
  },
)

test('the public version is unchanged while an edit is written and reviewed', async () => {
  const postId = await begin()
  await submit(postId)
  await decidePost(app, postId, 'approved')
  await save(postId, 'A larger reading room')
  await submit(postId)
  expect(await statesOf(app, postId)).toEqual(['approved', ['approved', 'pending']])
  const shown = await app.runtime.scope.asVisitor((db) =>
    db.selectFrom('projectEvents').select('title').where('id', '=', postId).executeTakeFirst(),
  )
  expect(shown?.title).toBe('A reading room')
  expect(await own(postId)).toMatchObject({ publicationStatus: 'live_pending', isPublic: true })
})

test('a pending proposal cannot be changed', async () => {
  const postId = await begin()
  await submit(postId)
  await expect(save(postId, 'Quickly')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/waiting for review/),
  })
  expect((await own(postId)).content.title).toBe('A reading room')
})

describe.runIf(canCollide)('two concurrent requests', () => {
  test('creating a draft create only one', async () => {
    const postId = await begin()
    await submit(postId)
    await decidePost(app, postId, 'rejected')
    const first = {
      id: newId(),
      projectEventId: postId,
      number: 2,
      userId: DEMO_USERS.partner.id,
      content: JSON.stringify({ type: 'project' }),
    }
    const answer = await collide(
      app,
      (db) => db.insertInto('projectEventRevisions').values(first).execute(),
      () => save(postId, 'Second'),
    )
    expect(answer).toMatchObject({ code: 'conflict' })
    expect(await statesOf(app, postId)).toEqual(['rejected', ['rejected', 'draft']])
  })

  test('saving and submitting: the submitted content does not change', async () => {
    const postId = await begin()
    const answer = await collide(
      app,
      (db) =>
        db
          .updateTable('projectEventRevisions')
          .set({ status: 'pending' })
          .where('projectEventId', '=', postId)
          .execute(),
      () => save(postId, 'Second'),
    )
    expect(answer).toMatchObject({ code: 'conflict' })
    expect((await own(postId)).content.title).toBe('A reading room')
  })
})

describe('its pictures', () => {
  const picture = async () =>
    (
      await storeFile(app.caller('partner'), {
        kind: 'project-images',
        file: await pictureFile({ width: 60, height: 40 }),
      })
    ).id

  test('are kept unless changed, carry over to the next draft, and can be removed', async () => {
    const postId = await begin()
    const shown = { fileId: await picture(), caption: 'Shelves', alt: '' }
    await save(postId, 'With a picture', { pictures: [shown] })
    await save(postId, 'Still with it')
    await submit(postId)
    await decidePost(app, postId, 'changes_asked')
    await save(postId, 'And in the next draft')
    expect((await own(postId)).pictures).toEqual([shown])
    await save(postId, 'Without', { pictures: [] })
    expect((await own(postId)).pictures).toEqual([])
    await save(postId, 'With it again', { pictures: [shown] })
    expect((await own(postId)).pictures).toEqual([shown])
  })

  test('must be the caller’s own', async () => {
    const theirs = await createProjectEvent(app.caller('partner2', newId()), {
      type: 'project',
      content: wholeProject,
    })
    const tryOperation = saveRevision(app.caller('partner2'), {
      postId: theirs.postId,
      content: {},
      pictures: [{ fileId: await picture() }],
    })
    await expect(tryOperation).toBeRefusedAt('image')
  })
})

describe('refused', () => {
  test.each([
    ['a visitor', visitor, 'not_signed_in'],
    ['a supporter', 'supporter', 'not_found'],
    ['an applicant', 'applicant', 'not_found'],
    ['another partner', 'partner2', 'not_found'],
    ['an admin', 'admin', 'not_found'],
  ] as const)('%s, for a draft and a public item', async (_, who, code) => {
    const draft = await begin()
    const live = await begin()
    await submit(live)
    await decidePost(app, live, 'approved')
    for (const postId of [draft, live]) {
      const tryOperation = saveRevision(app.caller(who), { postId, content: { title: 'Mine' } })
      await expect(tryOperation).toBeRefused(code)
      expect((await own(postId)).content.title).toBe('A reading room')
    }
  })

  test('a suspended organization', async () => {
    const postId = await begin()
    await setPartnerStatus(app, 'partner', 'suspended')
    await expect(save(postId, 'Still here')).toBeRefused('forbidden')
    await setPartnerStatus(app, 'partner', 'approved')
    expect((await own(postId)).content.title).toBe('A reading room')
  })

  test('overlong content', async () => {
    const postId = await begin()
    const tryOperation = save(postId, 'x'.repeat(50_001))
    await expect(tryOperation).toBeRefusedAt('content.title')
  })
})

test.runIf(canCollide)(
  'of two concurrent saves of the same draft, the second is refused',
  async () => {
    const postId = await begin()
    const { version } = await own(postId)
    const from = (title: string) => () =>
      saveRevision(app.caller('partner'), {
        postId,
        content: { ...wholeProject, title },
        version,
      })
    const results = await Promise.allSettled([from('The first')(), from('The second')()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict' })
  },
)
