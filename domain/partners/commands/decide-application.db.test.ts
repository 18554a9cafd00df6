import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { decideApplication } from './decide-application.ts'
import { REQUIRED_DOCUMENTS, type DocumentKind } from '../partner.ts'

const app = startTestApp()

type Decision = 'approve' | 'reject' | 'ask-changes'
const decide = (
  who: 'admin' | 'superuser',
  applicationId: string,
  decision: Decision,
  reason?: string,
  // Most tests here are not about documents.
  withoutDocuments = decision === 'approve',
) =>
  decideApplication(app.caller(who), {
    applicationId,
    decision,
    withoutDocuments,
    ...(reason && { reason }),
  })

/** Submits an application for the supporter. The organization has no owner, so that the same user can apply again. */
async function apply() {
  const partnerId = await addPartner(app, { status: 'pending', approvedAt: null })
  const applicationId = newId()
  await app.as(system).insert('partnerApplications', {
    id: applicationId,
    partnerId,
    number: 1,
    userId: DEMO_USERS.supporter.id,
    name: 'Open Hands',
    email: 'office@open-hands.example',
    phone: '+972 2 000 0000',
    website: 'https://open-hands.example',
    registrationNumber: '580000000',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 1998,
    charitableStatus: 'yes',
    contactPersonName: 'Noa Levin',
    contactPersonRole: 'Director',
    consentAuthorizedRepresentative: true,
    consentTerms: true,
    consentContact: true,
  })
  return { partnerId, applicationId }
}

async function rowsOf({ partnerId, applicationId }: { partnerId: string; applicationId: string }) {
  return app.runtime.scope.as(system, async (db) => ({
    partner: await db
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', partnerId)
      .executeTakeFirstOrThrow(),
    application: await db
      .selectFrom('partnerApplications')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow(),
  }))
}

const auditOf = (id: string) =>
  app.asStaff('superuser').rows('auditEntries', '*', { subjectId: id })

test('approving publishes the organization, leaves an audit entry and emails the applicant', async () => {
  const ids = await apply()
  await decide('admin', ids.applicationId, 'approve')
  const { partner, application } = await rowsOf(ids)
  expect(partner).toMatchObject({ status: 'approved', isPublic: true })
  expect(application).toMatchObject({
    status: 'approved',
    decidedBy: DEMO_USERS.admin.id,
    reason: null,
  })
  expect(partner.approvedAt).toEqual(application.decidedAt)
  expect(await auditOf(ids.applicationId)).toMatchObject([
    {
      operation: 'partners.decide-application',
      actorKind: 'staff',
      actorId: DEMO_USERS.admin.id,
      before: { status: 'pending', partner_status: 'pending' },
      after: { status: 'approved', partner_status: 'approved', has_reason: false },
    },
  ])
  const [mail] = await app.mailsTo(DEMO_USERS.supporter.email)
  expect(mail).toMatchObject({ kind: 'partners.application-approve' })
  expect(mail!.text).toContain('http://127.0.0.1:3000/partner-dashboard')
})

/** Adds a document of that kind. */
async function addDocument(partnerId: string, kind: DocumentKind) {
  const id = newId()
  await app.as(system).insert('files', {
    id,
    kind: 'partner-documents',
    contentType: 'application/pdf',
    bytes: 5,
    originalName: 'paper.pdf',
  })
  await app.as(system).insert('partnerDocuments', { partnerId, kind, fileId: id })
}

test('approving without the required documents is refused, names them, and can be confirmed', async () => {
  const ids = await apply()
  const refused = () => decide('admin', ids.applicationId, 'approve', '', false)
  await expect(refused()).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Registration Certificate and Good Standing Certificate'),
  })
  await addDocument(ids.partnerId, 'registration-certificate')
  await expect(refused()).rejects.toMatchObject({
    message: expect.stringContaining('missing: Good Standing Certificate.'),
  })
  expect(await rowsOf(ids)).toMatchObject({
    partner: { status: 'pending', isPublic: false },
    application: { status: 'pending', decidedAt: null },
  })
  expect(await auditOf(ids.applicationId)).toEqual([])
  await decide('admin', ids.applicationId, 'approve')
  expect((await rowsOf(ids)).partner).toMatchObject({ status: 'approved', isPublic: true })
  expect(await auditOf(ids.applicationId)).toMatchObject([
    { after: { without_documents: 'good-standing-certificate' } },
  ])
})

test('approving needs no confirmation if all required documents are there', async () => {
  const ids = await apply()
  for (const kind of REQUIRED_DOCUMENTS) await addDocument(ids.partnerId, kind)
  await decide('admin', ids.applicationId, 'approve', '', false)
  expect((await rowsOf(ids)).partner.status).toBe('approved')
})

test.each([
  ['reject', 'rejected'],
  ['ask-changes', 'changes_asked'],
] as const)('to %s emails the reason', async (decision, status) => {
  const ids = await apply()
  await decide('admin', ids.applicationId, decision, 'The certificate is from 2019.')
  const { partner, application } = await rowsOf(ids)
  expect(partner).toMatchObject({ status, isPublic: false, approvedAt: null })
  expect(application).toMatchObject({ status, reason: 'The certificate is from 2019.' })
  const lines = await auditOf(ids.applicationId)
  expect(lines).toMatchObject([{ after: { status, partner_status: status, has_reason: true } }])
  expect(JSON.stringify(lines), 'the reason is for one person').not.toContain('certificate')
  const mails = await app.mailsTo(DEMO_USERS.supporter.email)
  const mail = mails.find(({ kind }) => kind === `partners.application-${decision}`)
  expect(mail?.text).toContain('The certificate is from 2019.')
})

test('of two concurrent decisions one wins, and the other is told the outcome', async () => {
  const ids = await apply()
  const both = await Promise.allSettled([
    decide('admin', ids.applicationId, 'approve'),
    decide('superuser', ids.applicationId, 'ask-changes', 'A paper is missing.'),
  ])
  const lost = both.filter((one) => one.status === 'rejected')
  expect(lost).toHaveLength(1)
  const { partner, application } = await rowsOf(ids)
  expect(partner.status).toBe(application.status)
  const outcome = partner.status === 'approved' ? 'approved' : 'changes requested'
  expect(lost[0]!.reason).toMatchObject({ code: 'conflict', status: 409 })
  expect(lost[0]!.reason.message).toMatch(
    new RegExp(
      `^Someone else has already decided: ${outcome} at \\d+:\\d\\d [AP]M Israel Time on `,
    ),
  )
  expect(await auditOf(ids.applicationId)).toHaveLength(1)
})

test('the same decision by the same user twice counts once', async () => {
  const ids = await apply()
  const again = () => decide('admin', ids.applicationId, 'reject', 'Not for us.')
  await Promise.all([again(), again()])
  expect(await auditOf(ids.applicationId)).toHaveLength(1)
})

test.each(['reject', 'ask-changes'] as const)('to %s requires a reason', async (decision) => {
  const ids = await apply()
  await expect(decide('admin', ids.applicationId, decision, '  ')).toBeRefusedAt('reason')
  expect((await rowsOf(ids)).application.status).toBe('pending')
})

test('an organization suspended in the meantime stays suspended', async () => {
  const ids = await apply()
  await app.asStaff('admin').update('partners', { status: 'suspended' }, { id: ids.partnerId })
  await expect(decide('admin', ids.applicationId, 'approve')).toBeRefused('conflict')
  const { partner, application } = await rowsOf(ids)
  expect([partner.status, application.status]).toEqual(['suspended', 'pending'])
})

test('an unknown application is not found', async () => {
  await expect(decide('admin', crypto.randomUUID(), 'approve')).toBeRefused('not_found')
})

describe('is refused to', () => {
  test.each([
    ['visitors', visitor, 'not_signed_in'],
    ['guests', guest(), 'not_signed_in'],
    ['the applicant', memberOf('supporter'), 'forbidden'],
    ['other applicants', memberOf('applicant'), 'forbidden'],
    ['partners', memberOf('partner'), 'forbidden'],
    ['jobs', system, 'not_signed_in'],
  ] as const)('%s', async (_, who, code) => {
    const ids = await apply()
    await expect(
      decideApplication(app.caller(who), {
        applicationId: ids.applicationId,
        decision: 'approve',
      }),
    ).toBeRefused(code)
    expect((await rowsOf(ids)).application.status).toBe('pending')
  })
})
