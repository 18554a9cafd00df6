import { beforeAll, expect, test } from 'vitest'
import { FILE_KINDS, isConfidential, type FileKind } from '#domain/files/file.ts'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Actor } from '#platform/actor.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { compoundFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { decidePost, seedPosters, setPartnerStatus, wholeProject } from '#test/app/posting.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const OWNER = 'partner'
const everybody: [string, Person | Actor][] = [
  ['visitor', visitor],
  ['guest', guest()],
  ['supporter', 'supporter'],
  ['owner', OWNER],
  ['other partner', 'partner2'],
  ['applicant', 'applicant'],
  ['ambassador', 'ambassador'],
  ['admin', 'admin'],
  ['superuser', 'superuser'],
]
const own = ['owner', 'admin', 'superuser']
const all = everybody.map(([name]) => name)

/** Who can open the file; asserts that it is reported as public only if a visitor can. */
async function readersOf(id: string): Promise<string[]> {
  const readers: string[] = []
  for (const [name, who] of everybody) {
    const file = await findReadableFile(app.caller(who), id)
    if (file) readers.push(name)
    if (file?.isPublic) expect(name === 'visitor' || readers.includes('visitor')).toBe(true)
  }
  return readers
}

async function keep(who: Person, kind: FileKind): Promise<string> {
  const paper = () => compoundFile('WordDocument', 'private.doc')
  const file = kind === 'partner-documents' ? paper() : await pictureFile({ width: 20, height: 20 })
  return (await storeFile(app.caller(who), { kind, file })).id
}

async function partnerOf(person: Person): Promise<string> {
  const { id } = await organizationOf(app, person)
  return id
}

const draft = async (fileId: string | null) =>
  (
    await createProjectEvent(app.caller(OWNER, newId()), {
      type: 'project',
      content: wholeProject,
      pictures: fileId ? [{ fileId }] : [],
    })
  ).postId

test.each(FILE_KINDS)('%s that nothing references: its uploader and staff', async (kind) => {
  expect(await readersOf(await keep(OWNER, kind))).toEqual(own)
})

test('a picture: private as a draft and while pending, public once approved, private when taken down', async () => {
  const picture = await keep(OWNER, 'project-images')
  const postId = await draft(picture)
  expect(await readersOf(picture), 'draft').toEqual(own)
  await submitRevision(app.caller(OWNER), { postId })
  expect(await readersOf(picture), 'waiting').toEqual(own)
  await decidePost(app, postId, 'rejected')
  expect(await readersOf(picture), 'rejected').toEqual(own)
  await saveRevision(app.caller(OWNER), { postId, content: wholeProject })
  await submitRevision(app.caller(OWNER), { postId })
  await decidePost(app, postId, 'approved')
  expect(await readersOf(picture), 'approved').toEqual(all)

  const next = await keep(OWNER, 'project-images')
  const pictures = [{ fileId: next }]
  await saveRevision(app.caller(OWNER), { postId, content: wholeProject, pictures })
  await submitRevision(app.caller(OWNER), { postId })
  expect(await readersOf(next), 'of an edit that waits').toEqual(own)
  expect(await readersOf(picture), 'what is public stays').toEqual(all)
  await decidePost(app, postId, 'approved')
  expect([await readersOf(next), await readersOf(picture)], 'replaced').toEqual([all, own])

  await setPartnerStatus(app, OWNER, 'suspended')
  expect(await readersOf(next), 'of a suspended organization').toEqual(own)
  await setPartnerStatus(app, OWNER, 'approved')
  await unpublishProjectEvent(app.caller(OWNER), { postId })
  expect(await readersOf(next), 'taken down').toEqual(own)
})

test('every further picture is as private, and as public, as the main one', async () => {
  const [main, further] = [await keep(OWNER, 'project-images'), await keep(OWNER, 'project-images')]
  const { postId } = await createProjectEvent(app.caller(OWNER, newId()), {
    type: 'project',
    content: wholeProject,
    pictures: [{ fileId: main }, { fileId: further }],
  })
  await submitRevision(app.caller(OWNER), { postId })
  expect(await readersOf(further), 'waiting').toEqual(own)
  const { id: revisionId } = await app
    .as(system)
    .row('projectEventRevisions', ['id'], { projectEventId: postId })
  await decideRevision(app.caller('admin', newId()), { revisionId, decision: 'approve' })
  expect(await readersOf(further), 'approved').toEqual(all)
  await setPartnerStatus(app, OWNER, 'suspended')
  expect(await readersOf(further), 'of a suspended organization').toEqual(own)
  await setPartnerStatus(app, OWNER, 'approved')
  await unpublishProjectEvent(app.caller(OWNER), { postId })
  expect(await readersOf(further), 'taken down').toEqual(own)
})

test('a logo: public while the organization is public', async () => {
  const logo = await keep(OWNER, 'partner-logos')
  const partnerId = await addPartner(app, { logoFileId: logo })
  const become = (status: string) =>
    app.asStaff('admin').update('partners', { status }, { id: partnerId })
  expect(await readersOf(logo)).toEqual(all)
  await become('suspended')
  expect(await readersOf(logo)).toEqual(own)
  await become('approved')
  expect(await readersOf(logo)).toEqual(all)
})

test('documents: the owner, and staff with an audit log entry each time', async () => {
  const paper = await keep(OWNER, 'partner-documents')
  const partnerId = await partnerOf(OWNER)
  await app.runtime.scope.as(memberOf(OWNER), (db) =>
    db
      .insertInto('partnerDocuments')
      .values({ partnerId, kind: 'registration-certificate', fileId: paper })
      .onConflict((conflict) =>
        conflict.columns(['partnerId', 'kind']).doUpdateSet({ fileId: paper }),
      )
      .execute(),
  )
  expect(await readersOf(paper)).toEqual(own)
  const lines = await app
    .asStaff('superuser')
    .rows('auditEntries', ['operation', 'actorId', 'subject', 'after'], { subjectId: paper })
  expect(lines.map(({ actorId }) => actorId).toSorted()).toEqual(
    [memberOf('admin').userId, memberOf('superuser').userId].toSorted(),
  )
  expect(lines[0]).toMatchObject({
    operation: 'files.open-confidential-file',
    subject: 'files',
    after: { kind: 'partner-documents' },
  })
})

test('staff viewing a pending picture is not logged', async () => {
  const picture = await keep(OWNER, 'event-images')
  await findReadableFile(app.caller('admin'), picture)
  const lines = await app.asStaff('admin').rows('auditEntries', ['id'], { subjectId: picture })
  expect(lines).toEqual([])
})

/** A public picture, of a project of that user's organization. */
async function publicPicture(person: Person): Promise<string> {
  const picture = await keep(person, 'project-images')
  await addItem(app, { partnerId: await partnerOf(person), imageFileId: picture })
  expect(await readersOf(picture)).toEqual(all)
  return picture
}

/** Everything that references a file, written directly to the database as a member of an approved organization. */
const references = {
  async proposal(fileId: string) {
    const postId = await draft(null)
    await app
      .as(OWNER)
      .update('projectEventRevisions', { imageFileId: fileId }, { projectEventId: postId })
  },
  async picture(fileId: string) {
    const postId = await draft(null)
    await app.runtime.scope.as(memberOf(OWNER), async (db) => {
      const revision = await db
        .selectFrom('projectEventRevisions')
        .select('id')
        .where('projectEventId', '=', postId)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('projectEventRevisionPictures')
        .values({ revisionId: revision.id, fileId, position: 0 })
        .execute()
    })
  },
  async document(fileId: string) {
    const partnerId = await partnerOf(OWNER)
    await app
      .as(OWNER)
      .insert('partnerDocuments', { partnerId, kind: 'tax-exempt-certificate', fileId })
  },
}

test.each(['proposal', 'picture', 'document'] as const)(
  'naming a file in a %s opens none: neither another user’s, nor one’s own of another kind',
  async (reference) => {
    const right = reference === 'document' ? 'partner-documents' : 'project-images'
    for (const kind of FILE_KINDS) {
      const foreign = await keep('partner2', kind)
      await expect(references[reference](foreign), `foreign ${kind}`).toBeRefused('forbidden')
    }
    await expect(references[reference](await publicPicture('partner2'))).toBeRefused('forbidden')
    for (const kind of FILE_KINDS.filter((one) => isConfidential(one) && one !== right)) {
      await expect(references[reference](await keep(OWNER, kind)), kind).toBeRefused('forbidden')
    }
    await references[reference](await keep(OWNER, right))
  },
)

test('every column that references a file is guarded', async () => {
  const columns = await app.asOwner<{ name: string; guarded: boolean }>(`
    select r.relname || '.' || a.attname as name, exists (
      select from pg_trigger t where t.tgrelid = c.conrelid and t.tgfoid = 'app.check_file'::regproc
        and t.tgenabled = 'O' and pg_get_triggerdef(t.oid) like '%check_file(''' || a.attname || '''%') as guarded
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app.files'::regclass`)
  expect(columns.length).toBeGreaterThan(3)
  expect(columns.filter(({ guarded }) => !guarded)).toEqual([])
})

test('an unknown id opens nothing for anyone', async () => {
  expect(await readersOf(newId())).toEqual([])
})
