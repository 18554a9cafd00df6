import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { decidePost, seedPosters, wholeProject } from '#test/app/posting.ts'
import { createProjectEvent } from '../commands/create-project-event.ts'
import { listOwnProjectEvents, OWN_PROJECT_EVENTS_PAGE } from './list-own-project-events.ts'
import { saveRevision } from '../commands/save-revision.ts'
import { submitRevision } from '../commands/submit-revision.ts'

const app = startTestApp()
beforeAll(async () => {
  await seedPosters(app)
  await app.asOwner('truncate app.project_events cascade')
})

async function begin(who: 'partner' | 'partner2', title: string): Promise<string> {
  const content = { ...wholeProject, title }
  const { postId } = await createProjectEvent(app.caller(who, newId()), {
    type: 'project',
    content,
  })
  app.advance(1000)
  return postId
}

test('those that need the owner come first, then the latest changed; none of others', async () => {
  const decided = ['changes_asked', 'approved', 'rejected'] as const
  for (const status of decided) {
    const postId = await begin('partner', status)
    await submitRevision(app.caller('partner'), { postId })
    await decidePost(app, postId, status)
  }
  const waiting = await begin('partner', 'waiting')
  await submitRevision(app.caller('partner'), { postId: waiting })
  await begin('partner', 'draft')
  await begin('partner2', 'another’s')

  const { posts, count, mayPost } = await listOwnProjectEvents(app.caller('partner'), {})
  expect(posts.map(({ title, publicationStatus }) => [title, publicationStatus])).toEqual([
    ['changes_asked', 'changes_asked'],
    ['rejected', 'rejected'],
    ['draft', 'draft'],
    ['waiting', 'pending'],
    ['approved', 'live'],
  ])
  expect([count, mayPost]).toEqual([5, true])
  expect(posts[0]?.reason).toBe('Please add a photo.')
})

test('an edit of a public item is listed by its own title', async () => {
  const { posts } = await listOwnProjectEvents(app.caller('partner'), {})
  const live = posts.find(({ publicationStatus }) => publicationStatus === 'live')!
  const content = { ...wholeProject, title: 'approved, and edited' }
  await saveRevision(app.caller('partner'), { postId: live.id, content })
  const after = await listOwnProjectEvents(app.caller('partner'), {})
  expect(after.posts.find(({ id }) => id === live.id)).toMatchObject({
    title: 'approved, and edited',
    publicationStatus: 'live_draft',
    isPublic: true,
  })
})

test('in pages', async () => {
  for (let at = 0; at < OWN_PROJECT_EVENTS_PAGE; at++) await begin('partner2', `post ${at}`)
  const first = await listOwnProjectEvents(app.caller('partner2'), { page: 1 })
  const second = await listOwnProjectEvents(app.caller('partner2'), { page: 2 })
  expect([first.posts.length, second.posts.length, first.count]).toEqual([24, 1, 25])
  expect(second.posts[0]?.title).toBe('another’s')
})

test('a user without an organization has no posts, and a visitor is refused', async () => {
  for (const who of ['supporter', 'admin'] as const) {
    const listed = await listOwnProjectEvents(app.caller(who), {})
    expect(listed).toEqual({ posts: [], count: 0, mayPost: false })
  }
  const applicant = await listOwnProjectEvents(app.caller('applicant'), {})
  expect(applicant).toMatchObject({ posts: [], mayPost: false })
  await expect(listOwnProjectEvents(app.caller(visitor), {})).toBeRefused('not_signed_in')
})
