import { beforeAll, expect, test } from 'vitest'
import { addOrganization } from '#test/app/organization.ts'
import { guest, startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { newId } from '#platform/database/new-id.ts'
import { recordFile } from '#domain/files/commands/record-file.ts'
import type { FileKind } from '#domain/files/file.ts'
import { addDocument } from './add-document.ts'
import { findOwnPartner } from '../queries/find-own-partner.ts'

const app = startTestApp()
beforeAll(async () => {
  await addOrganization(app, 'supporter', 'pending')
  await addOrganization(app, 'superuser', 'suspended')
})

const kind = 'registration-certificate'

async function file(who: Person, of: FileKind = 'partner-documents', name = 'paper.pdf') {
  const id = newId()
  await recordFile(app.caller(who), {
    id,
    kind: of,
    contentType: 'application/pdf',
    bytes: 9,
    width: null,
    height: null,
    originalName: name,
  })
  return id
}

const documentsOf = async (who: Person) =>
  (await findOwnPartner(app.caller(who), {}))?.documents.map(({ fileId, name, ...more }) => ({
    fileId,
    name,
    kind: more.kind,
  }))

test('an applicant adds a document and replaces it', async () => {
  const first = await file('supporter', 'partner-documents', 'first.pdf')
  await addDocument(app.caller('supporter'), { kind, fileId: first })
  expect(await documentsOf('supporter')).toEqual([{ kind, fileId: first, name: 'first.pdf' }])
  const second = await file('supporter', 'partner-documents', 'second.pdf')
  await addDocument(app.caller('supporter'), { kind, fileId: second })
  expect(await documentsOf('supporter')).toEqual([{ kind, fileId: second, name: 'second.pdf' }])
})

test.each([
  ['another user’s document', () => file('ambassador')],
  ['a picture', () => file('supporter', 'avatars')],
  ['an unknown file', () => Promise.resolve(newId())],
])('%s is not found', async (_, make) => {
  const before = await documentsOf('supporter')
  await expect(addDocument(app.caller('supporter'), { kind, fileId: await make() })).toBeRefused(
    'not_found',
  )
  expect(await documentsOf('supporter')).toEqual(before)
})

test('a user without an organization cannot add one', async () => {
  const fileId = await file('ambassador')
  await expect(addDocument(app.caller('ambassador'), { kind, fileId })).toBeRefused('not_found')
  for (const actor of [visitor, guest(), system]) {
    await expect(addDocument(app.caller(actor), { kind, fileId })).toBeRefused('not_signed_in')
  }
})

test('a suspended organization cannot add one', async () => {
  await expect(
    addDocument(app.caller('superuser'), { kind, fileId: await file('superuser') }),
  ).toBeRefused('conflict')
})

test('an unknown kind is refused', async () => {
  const fileId = await file('supporter')
  await expect(
    addDocument(app.caller('supporter'), { kind: 'passport' as never, fileId }),
  ).toBeRefused('bad_input')
})
