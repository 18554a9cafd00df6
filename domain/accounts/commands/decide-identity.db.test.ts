import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { countIdentityDocuments } from '../queries/count-identity-documents.ts'
import { decideIdentity } from './decide-identity.ts'
import { findOwnIdentity } from '../queries/find-own-identity.ts'
import { listIdentityDocuments } from '../queries/list-identity-documents.ts'
import { removeIdentity } from '../remove-identity.ts'
import { saveProfile } from '../save-profile.ts'

const app = startTestApp()

/** Submits an identity document and returns the input for a decision about it. */
async function bring(who: Person) {
  await saveProfile(app.caller(who), {
    values: { fullName: DEMO_USERS[who].fullName },
    paper: pdfFile(),
  })
  const { fileId } = (await findOwnIdentity(app.caller(who), {})) ?? {}
  return { userId: DEMO_USERS[who].id as string, fileId: fileId ?? '' }
}

const linesAbout = (subjectId: string) =>
  app
    .asStaff('superuser')
    .rows('auditEntries', ['operation', 'subject', 'actorId', 'before', 'after'], { subjectId })

const ownOf = (who: Person) => findOwnIdentity(app.caller(who), {})

test('a verified document is audited, the user is emailed, and it leaves the queue', async () => {
  const paper = await bring('supporter')
  const list = await listIdentityDocuments(app.caller('admin'), {})
  expect(list.items.find(({ userId }) => userId === paper.userId)).toMatchObject({
    name: DEMO_USERS.supporter.fullName,
    email: 's•••@demo.test',
    file: { id: paper.fileId, contentType: 'application/pdf' },
    isOwn: false,
  })
  const waiting = await countIdentityDocuments(app.caller('admin'), {})
  expect(waiting).toBe(list.count)
  await decideIdentity(app.caller('admin'), { ...paper, decision: 'verify' })
  expect(await ownOf('supporter')).toMatchObject({
    status: 'verified',
    reason: null,
    fileId: paper.fileId,
  })
  expect(await countIdentityDocuments(app.caller('admin'), {})).toBe(waiting - 1)
  expect(await linesAbout(paper.userId)).toMatchObject([
    {
      operation: 'accounts.decide-identity',
      subject: 'identity_documents',
      actorId: DEMO_USERS.admin.id,
      before: { status: 'submitted' },
      after: { status: 'verified' },
    },
  ])
  expect(await app.mailsTo(DEMO_USERS.supporter.email)).toMatchObject([
    { kind: 'accounts.identity-verified' },
  ])
})

test('a document is refused with a reason; a new one replaces it and waits again, even after a verification', async () => {
  const paper = await bring('partner')
  await decideIdentity(app.caller('admin'), {
    ...paper,
    decision: 'refuse',
    reason: ' The picture is too dark. ',
  })
  expect(await ownOf('partner')).toMatchObject({
    status: 'refused',
    reason: 'The picture is too dark.',
  })
  const [mail] = await app.mailsTo(DEMO_USERS.partner.email)
  expect(mail?.text).toContain('The picture is too dark.')
  const second = await bring('partner')
  expect(second.fileId).not.toBe(paper.fileId)
  expect(await ownOf('partner')).toMatchObject({ status: 'submitted', reason: null })
  await decideIdentity(app.caller('superuser'), { ...second, decision: 'verify' })
  await bring('partner')
  expect(await ownOf('partner')).toMatchObject({ status: 'submitted', decidedAt: null })
  const lines = JSON.stringify(await linesAbout(paper.userId))
  expect(lines, 'nothing personal').not.toContain('dark')
})

describe('a decision is refused', () => {
  test('when repeated, when made concurrently, or for a document that was replaced or removed', async () => {
    const paper = await bring('applicant')
    const answers = await Promise.allSettled([
      decideIdentity(app.caller('admin'), { ...paper, decision: 'verify' }),
      decideIdentity(app.caller('superuser'), { ...paper, decision: 'refuse', reason: 'No' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({
      code: 'conflict',
    })
    const newer = await bring('applicant')
    const about = { decision: 'verify' as const }
    await expect(decideIdentity(app.caller('superuser'), { ...paper, ...about })).toBeRefused(
      'conflict',
      'replaced',
    )
    await removeIdentity(app.caller('applicant'))
    await expect(decideIdentity(app.caller('superuser'), { ...newer, ...about })).toBeRefused(
      'conflict',
      'has removed',
    )
  })

  test('for a refusal without a reason, or for the admin’s own document', async () => {
    const paper = await bring('admin')
    await expect(
      decideIdentity(app.caller('superuser'), { ...paper, decision: 'refuse', reason: '  ' }),
    ).toBeRefusedAt('reason')
    await expect(decideIdentity(app.caller('admin'), { ...paper, decision: 'verify' })).toBeRefused(
      'conflict',
    )
    expect(await ownOf('admin')).toMatchObject({ status: 'submitted' })
  })

  test('for anyone but staff, through every path', async () => {
    const paper = await bring('ambassador')
    for (const who of ['ambassador', 'partner', 'supporter'] as const) {
      for (const ask of [
        () => decideIdentity(app.caller(who), { ...paper, decision: 'verify' }),
        () => listIdentityDocuments(app.caller(who), {}),
        () => countIdentityDocuments(app.caller(who), {}),
      ]) {
        await expect(ask()).toBeRefused('forbidden')
      }
    }
    for (const who of [visitor, guest()]) {
      await expect(decideIdentity(app.caller(who), { ...paper, decision: 'verify' })).toBeRefused(
        'not_signed_in',
      )
    }
    const forged = app
      .as('ambassador')
      .update('identityDocuments', { status: 'verified', decidedAt: new Date() })
    await expect(forged).toBeRefused('forbidden')
    expect(await ownOf('ambassador')).toMatchObject({ status: 'submitted' })
  })
})

test('only the owner and staff can open a document, and each opening by staff is logged', async () => {
  const { fileId } = await bring('partner2')
  for (const who of [
    visitor,
    guest(),
    'partner',
    'supporter',
    'ambassador',
    'applicant',
  ] as const) {
    expect(await findReadableFile(app.caller(who), fileId)).toBeNull()
  }
  expect(await findReadableFile(app.caller('partner2'), fileId)).toMatchObject({
    isPublic: false,
  })
  expect(await linesAbout(fileId)).toEqual([])
  await findReadableFile(app.caller('admin'), fileId)
  await findReadableFile(app.caller('admin'), fileId)
  const line = { operation: 'files.open-confidential-file', actorId: DEMO_USERS.admin.id }
  expect(await linesAbout(fileId)).toMatchObject([line, line])
})
