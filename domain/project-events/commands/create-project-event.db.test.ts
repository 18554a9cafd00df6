import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { seedPosters, setPartnerStatus, statesOf, wholeProject } from '#test/app/posting.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { createProjectEvent } from './create-project-event.ts'
import { getOwnProjectEvent } from '../queries/get-own-project-event.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const keep = async (who: 'partner' | 'partner2', kind: 'project-images' | 'event-images') =>
  (await storeFile(app.caller(who), { kind, file: await pictureFile({ width: 60, height: 40 }) }))
    .id

describe('an approved organization', () => {
  test('creates a draft with just a type', async () => {
    const { postId } = await createProjectEvent(app.caller('partner', newId()), { type: 'event' })
    expect(await statesOf(app, postId)).toEqual(['draft', ['draft']])
    const post = await getOwnProjectEvent(app.caller('partner'), { postId })
    expect(post).toMatchObject({ type: 'event', isPublic: false, publicationStatus: 'draft' })
    expect(post.content).toMatchObject({ title: '', timeZone: 'Asia/Jerusalem', supportTypes: [] })
  })

  test('creates a draft with the typed content and a picture', async () => {
    const fileId = await keep('partner', 'project-images')
    const { postId } = await createProjectEvent(app.caller('partner', newId()), {
      type: 'project',
      content: { ...wholeProject, title: '  A reading room\u0000 \ud800' },
      pictures: [{ fileId, caption: ' Two\u0000 shelves', alt: '' }],
    })
    const post = await getOwnProjectEvent(app.caller('partner'), { postId })
    expect(post.content.title).toBe('A reading room \ufffd')
    expect(post.pictures).toEqual([{ fileId, caption: 'Two shelves', alt: '' }])
  })

  test('creates one draft, however often the same form is sent', async () => {
    const caller = app.caller('partner', newId())
    const answers = await Promise.all(
      [1, 2, 3].map(() => createProjectEvent(caller, { type: 'project' }).catch(() => null)),
    )
    const again = await createProjectEvent(caller, { type: 'project' })
    const ids = new Set([...answers.filter((one) => one !== null), again].map((one) => one.postId))
    expect(ids.size).toBe(1)
  })
})

describe('refused', () => {
  test.each([
    ['a visitor', visitor, 'not_signed_in'],
    ['a guest', guest(), 'not_signed_in'],
    ['a job', system, 'not_signed_in'],
    ['a supporter', 'supporter', 'forbidden'],
    ['an applicant', 'applicant', 'forbidden'],
    ['an admin', 'admin', 'forbidden'],
  ] as const)('%s', async (_, who, code) => {
    const tryOperation = createProjectEvent(app.caller(who, newId()), { type: 'project' })
    await expect(tryOperation).toBeRefused(code)
  })

  test('a suspended organization', async () => {
    await setPartnerStatus(app, 'partner2', 'suspended')
    const tryOperation = createProjectEvent(app.caller('partner2', newId()), { type: 'project' })
    await expect(tryOperation).toBeRefused('forbidden')
    await setPartnerStatus(app, 'partner2', 'approved')
  })

  test('another user’s image, one of another kind, or an unknown one', async () => {
    const foreign = await keep('partner2', 'project-images')
    const otherKind = await keep('partner', 'event-images')
    for (const fileId of [foreign, otherKind, newId()]) {
      const tryOperation = createProjectEvent(app.caller('partner', newId()), {
        type: 'project',
        pictures: [{ fileId }],
      })
      await expect(tryOperation).toBeRefusedAt('image')
    }
  })

  test('an invalid type', async () => {
    const tryOperation = createProjectEvent(app.caller('partner', newId()), {
      type: 'raffle' as 'event',
    })
    await expect(tryOperation).toBeRefused('bad_input')
  })
})
