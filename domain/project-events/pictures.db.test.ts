import { beforeAll, expect, test } from 'vitest'
import { storeFile } from '#domain/files/store-file.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { startTestApp, memberOf, system, visitor } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { seedPosters, wholeProject } from '#test/app/posting.ts'
import { createProjectEvent } from './commands/create-project-event.ts'
import { decideRevision } from './commands/decide-revision.ts'
import { saveRevision } from './commands/save-revision.ts'
import { submitRevision } from './commands/submit-revision.ts'
import { PICTURES_MAX, type Picture } from './pictures.ts'
import { getOwnProjectEvent } from './queries/get-own-project-event.ts'
import { getPublic } from './queries/get-public.ts'
import { previewRevision } from './queries/preview-revision.ts'
import { getRevision } from './queries/get-revision.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

async function picture(caption: string, alt = ''): Promise<Picture> {
  const file = await pictureFile({ width: 30, height: 20 })
  const { id } = await storeFile(app.caller('partner'), { kind: 'project-images', file })
  return { fileId: id, caption, alt }
}
const begin = async (pictures: Picture[]) =>
  (
    await createProjectEvent(app.caller('partner', newId()), {
      type: 'project',
      content: wholeProject,
      pictures,
    })
  ).postId
const save = (postId: string, pictures: Partial<Picture>[]) =>
  saveRevision(app.caller('partner'), {
    postId,
    content: wholeProject,
    pictures: pictures as Picture[],
  })
const own = (postId: string) => getOwnProjectEvent(app.caller('partner'), { postId })
async function submit(postId: string): Promise<string> {
  await submitRevision(app.caller('partner'), { postId })
  const { id } = await app
    .as(system)
    .row('projectEventRevisions', ['id'], { projectEventId: postId, status: 'pending' })
  return id
}
const approve = (revisionId: string) =>
  decideRevision(app.caller('admin', newId()), { revisionId, decision: 'approve' })
const shownOf = async (id: string) => {
  const { pictures, image } = await getPublic(app.caller(visitor), { id })
  return { pictures, image }
}

test('pictures keep their order and words; the first one is what lists show', async () => {
  const [one, two, three] = [
    await picture('One'),
    await picture('', 'Two people'),
    await picture(''),
  ]
  const postId = await begin([one, two])
  expect((await own(postId)).pictures).toEqual([one, two])
  await save(postId, [three, { ...two, caption: 'Now with words' }, one])
  const changed = [three, { ...two, caption: 'Now with words' }, one]
  expect((await own(postId)).pictures).toEqual(changed)

  await approve(await submit(postId))
  const shown = await shownOf(postId)
  expect(shown.pictures).toEqual(changed)
  expect(shown.image).toContain(three.fileId)
})

test('what is public stays until an edit is approved; staff sees both', async () => {
  const [one, two] = [await picture('One'), await picture('Two')]
  const postId = await begin([one])
  await approve(await submit(postId))
  await save(postId, [{ ...one, caption: 'Other words' }, two])
  const revisionId = await submit(postId)
  expect((await shownOf(postId)).pictures).toEqual([one])
  const review = await getRevision(app.caller('admin'), { revisionId })
  expect(review.pictures).toEqual([{ ...one, caption: 'Other words' }, two])
  expect(review.currentPictures).toEqual([one])
  // The line of the pictures counts as changed although the main one is the same.
  expect(review.changed).toEqual(['imageFileId'])
  await approve(revisionId)
  expect((await shownOf(postId)).pictures).toEqual(review.pictures)
  await save(postId, [])
  await approve(await submit(postId))
  expect(await shownOf(postId)).toEqual({ pictures: [], image: null })
})

test('a copy takes over the pictures of its organization, whoever uploaded them', async () => {
  const one = await picture('One')
  await begin([one])
  const nobody = memberOf('superuser').userId
  await app.asOwner('alter table app.files no force row level security')
  await app.asOwner(`update app.files set user_id = '${nobody}' where id = '${one.fileId}'`)
  await app.asOwner('alter table app.files force row level security')
  const copy = await begin([one])
  expect((await own(copy)).pictures).toEqual([one])
  const stolen = createProjectEvent(app.caller('partner2', newId()), {
    type: 'project',
    content: wholeProject,
    pictures: [one],
  })
  await expect(stolen).toBeRefused('bad_input')
})

test('too many pictures and too long words are refused with what to do; twice the same counts once', async () => {
  const one = await picture('One')
  const postId = await begin([one])
  const many = Array.from({ length: PICTURES_MAX + 1 }, () => ({ fileId: newId() }))
  await expect(save(postId, many)).rejects.toMatchObject({
    code: 'bad_input',
    fields: { pictures: expect.stringContaining(`${PICTURES_MAX}`) },
  })
  await expect(save(postId, [{ ...one, alt: 'x'.repeat(301) }])).rejects.toMatchObject({
    fields: { 'pictures.0.alt': expect.stringContaining('300') },
  })
  await save(postId, [one, one])
  expect((await own(postId)).pictures).toEqual([one])
})

test('a picture that an earlier release stored is read as the only one', async () => {
  const one = await picture('')
  const postId = await begin([one])
  const revisionId = await submit(postId)
  await app.asOwner('alter table app.project_event_revision_pictures no force row level security')
  await app.asOwner(
    `delete from app.project_event_revision_pictures where revision_id = '${revisionId}'`,
  )
  await app.asOwner('alter table app.project_event_revision_pictures force row level security')
  expect((await own(postId)).pictures).toEqual([one])
  await approve(revisionId)
  expect((await shownOf(postId)).pictures).toEqual([one])
})

test('the database lets nobody change pictures of what waits, of others, or of what is public', async () => {
  const one = await picture('One')
  const postId = await begin([one])
  const revisionId = await submit(postId)
  const rename = (who: 'partner' | 'partner2' | 'admin') =>
    app.as(who).update('projectEventRevisionPictures', { caption: 'Mine' }, { revisionId })
  for (const who of ['partner', 'partner2', 'admin'] as const) {
    expect((await rename(who)).numUpdatedRows, who).toBe(0n)
  }
  const seen = (who: 'partner' | 'partner2' | 'supporter') =>
    app.as(who).rows('projectEventRevisionPictures', ['fileId'], { revisionId })
  expect(await seen('partner')).toHaveLength(1)
  expect(await seen('partner2')).toEqual([])
  expect(await seen('supporter')).toEqual([])
  await approve(revisionId)
  const publish = app
    .as('partner')
    .insert('projectEventPictures', { projectEventId: postId, fileId: one.fileId, position: 1 })
  await expect(publish).toBeRefused('forbidden')
})

test('what is written about pictures is read in the language of the page, in a preview too; staff sees all of it', async () => {
  const one = await picture('Rows in March', 'Young trees')
  const inBoth = { ...one, caption_he: 'השורות במרץ', alt_he: 'עצים צעירים' }
  const two = { ...(await picture('Two')), caption_en: 'Of the language of the item: not used' }
  const postId = await begin([inBoth, two])
  expect((await own(postId)).pictures).toEqual([inBoth, two])
  const revisionId = await submit(postId)
  const { pictures } = await getRevision(app.caller('admin'), { revisionId })
  expect(pictures).toEqual([inBoth, two])
  const preview = async () => (await previewRevision(app.caller('admin'), { revisionId })).pictures
  await approve(revisionId)
  const english = [one, { fileId: two.fileId, caption: 'Two', alt: '' }]
  const hebrew = [{ ...one, caption: 'השורות במרץ', alt: 'עצים צעירים' }, english[1]]
  const shown = async () => (await shownOf(postId)).pictures
  expect([await shown(), await preview()]).toEqual([english, english])
  expect([await speak('he', shown), await speak('he', preview)]).toEqual([hebrew, hebrew])

  // Approving the same again changes no line of the review, another translation does.
  await save(postId, [inBoth, two])
  const changedBy = async () => {
    const next = await submit(postId)
    const { changed } = await getRevision(app.caller('admin'), { revisionId: next })
    await approve(next)
    return changed
  }
  expect(await changedBy()).toEqual([])
  await save(postId, [{ ...inBoth, caption_he: 'השורות באביב' }, two])
  expect(await changedBy()).toEqual(['imageFileId'])
})

test('a picture has nothing in another language alone, and the database holds only its own texts', async () => {
  const one = await picture('', 'Young trees')
  const postId = await begin([{ ...one, caption_he: 'השורות במרץ' }])
  const submitted = submitRevision(app.caller('partner'), { postId })
  await expect(submitted).rejects.toMatchObject({
    fields: { 'pictures.0.caption_he': expect.stringContaining('only in Hebrew') },
  })
  const tooLong = save(postId, [{ ...one, alt_he: 'א'.repeat(301) }])
  await expect(tooLong).rejects.toMatchObject({
    fields: { 'pictures.0.alt_he': expect.stringContaining('300') },
  })
  const write = (translations: unknown) =>
    app.runtime.scope
      .as(memberOf('partner'), (db) =>
        db
          .updateTable('projectEventRevisionPictures')
          .set({ translations: JSON.stringify(translations) })
          .where('fileId', '=', one.fileId)
          .execute(),
      )
      .then(() => 'written', violatedConstraint)
  const refused = 'project_event_revision_pictures_translations_check'
  for (const wrong of [[], { he: {} }, { he: { title: 'א' } }, { he: { alt: '' } }, { he: 'א' }]) {
    expect(await write(wrong), JSON.stringify(wrong)).toBe(refused)
  }
  expect(await write({ he: { alt: 'עצים' } })).toBe('written')
})
