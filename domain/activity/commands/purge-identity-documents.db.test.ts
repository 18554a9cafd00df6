import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { purgeStoredBytes } from '#domain/activity/purge-stored-bytes.ts'
import { decideIdentity } from '#domain/accounts/commands/decide-identity.ts'
import { findOwnIdentity } from '#domain/accounts/queries/find-own-identity.ts'
import { purgeIdentityDocuments } from './purge-identity-documents.ts'
import { removeIdentity } from '#domain/accounts/remove-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'

const app = startTestApp()

const DAY = 24 * 60 * 60 * 1000

async function bring(who: Person): Promise<string> {
  const values = { fullName: DEMO_USERS[who].fullName }
  await saveProfile(app.caller(who), { values, paper: pdfFile() })
  return (await findOwnIdentity(app.caller(who), {}))?.fileId ?? ''
}

async function isKept(fileId: string): Promise<[row: boolean, bytes: boolean]> {
  const [row] = await app.as(system).rows('files', ['id'], { id: fileId })
  const kept = await app.runtime.storage.open(fileId)
  await kept?.stream.cancel()
  return [row !== undefined, kept !== null]
}

test('the owner can remove a document at any time: row, bytes and the decision about it', async () => {
  const waiting = await bring('partner')
  await removeIdentity(app.caller('partner'))
  expect(await isKept(waiting)).toEqual([false, false])
  expect(await findOwnIdentity(app.caller('partner'), {})).toBeNull()
  await removeIdentity(app.caller('partner'))

  const fileId = await bring('partner')
  await decideIdentity(app.caller('admin'), {
    userId: DEMO_USERS.partner.id,
    fileId,
    decision: 'verify',
  })
  await removeIdentity(app.caller('partner2'))
  expect(await isKept(fileId)).toEqual([true, true])
  await removeIdentity(app.caller('partner'))
  expect(await isKept(fileId)).toEqual([false, false])
})

test('a document is deleted 90 days after its decision, which is kept; a pending one is kept', async () => {
  const decided = await bring('supporter')
  const waits = await bring('applicant')
  await decideIdentity(app.caller('admin'), {
    userId: DEMO_USERS.supporter.id,
    fileId: decided,
    decision: 'refuse',
    reason: 'It has expired.',
  })
  app.advance(89 * DAY)
  expect(await purgeIdentityDocuments(app.caller(system), {})).toMatchObject({ deleted: 0 })
  expect(await isKept(decided)).toEqual([true, true])
  app.advance(2 * DAY)
  expect(await purgeIdentityDocuments(app.caller(system), {})).toEqual({
    deleted: 1,
    isDone: true,
  })
  await purgeStoredBytes(app.caller(system))
  expect(await isKept(decided)).toEqual([false, false])
  expect(await isKept(waits)).toEqual([true, true])
  expect(await findOwnIdentity(app.caller('supporter'), {})).toMatchObject({
    status: 'refused',
    reason: 'It has expired.',
    fileId: null,
  })
  expect(await purgeIdentityDocuments(app.caller(system), {})).toMatchObject({ deleted: 0 })
})

test('only a job can purge', async () => {
  for (const who of ['supporter', 'admin', 'superuser'] as const) {
    await expect(purgeIdentityDocuments(app.caller(who), {})).toBeRefused('forbidden')
  }
})
