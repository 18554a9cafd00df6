import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { decidePost, seedPosters, setPartnerStatus, wholeProject } from '#test/app/posting.ts'
import { createProjectEvent } from '../commands/create-project-event.ts'
import { getOwnProjectEvent } from './get-own-project-event.ts'
import { saveRevision } from '../commands/save-revision.ts'
import { submitRevision } from '../commands/submit-revision.ts'

const app = startTestApp()
let postId: string
beforeAll(async () => {
  await seedPosters(app)
  const caller = app.caller('partner', newId())
  postId = (await createProjectEvent(caller, { type: 'project', content: wholeProject })).postId
})

const partner = () => app.caller('partner')
const submit = () => submitRevision(partner(), { postId })
const edit = (title: string) =>
  saveRevision(partner(), { postId, content: { ...wholeProject, title } })

test('its history, newest first, with reasons and without names', async () => {
  await submit()
  await decidePost(app, postId, 'changes_asked', 'Say who may come.')
  await edit('A reading room for all')
  await submit()
  await decidePost(app, postId, 'approved')
  await edit('A larger reading room')

  const post = await getOwnProjectEvent(partner(), { postId })
  expect(
    post.revisions.map(({ number, status, title, reason }) => [number, status, title, reason]),
  ).toEqual([
    [3, 'draft', 'A larger reading room', null],
    [2, 'approved', 'A reading room for all', null],
    [1, 'changes_asked', 'A reading room', 'Say who may come.'],
  ])
  expect(JSON.stringify(post)).not.toMatch(/decidedBy|userId/)
  expect(post).toMatchObject({
    publicationStatus: 'live_draft',
    refusal: null,
    content: { title: 'A larger reading room' },
    abilities: { edit: true, withdraw: false, takeDown: true },
  })
})

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a supporter, though it is public', 'supporter', 'not_found'],
  ['an applicant', 'applicant', 'not_found'],
  ['another partner', 'partner2', 'not_found'],
  ['an admin', 'admin', 'not_found'],
] as const)('refused: %s', async (_, who, code) => {
  await expect(getOwnProjectEvent(app.caller(who), { postId })).toBeRefused(code)
})

test('a suspended organization can read but not change it', async () => {
  await setPartnerStatus(app, 'partner', 'suspended')
  const post = await getOwnProjectEvent(partner(), { postId })
  expect(post.abilities).toEqual({ edit: false, withdraw: false, takeDown: false })
  expect(post.isPublic).toBe(false)
  await setPartnerStatus(app, 'partner', 'approved')
})

test('an invalid id', async () => {
  await expect(getOwnProjectEvent(partner(), { postId: newId() })).toBeRefused('not_found')
  await expect(getOwnProjectEvent(partner(), { postId: 'x' })).toBeRefused('bad_input')
})
