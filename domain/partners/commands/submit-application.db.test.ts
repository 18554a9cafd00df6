import { describe, expect, test } from 'vitest'
import { addOrganization, typed } from '#test/app/organization.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { findOwnPartner } from '../queries/find-own-partner.ts'
import { findRegistrationDraft } from './find-registration-draft.ts'
import { saveRegistrationDraft } from './save-registration-draft.ts'
import { submitApplication } from './submit-application.ts'

const app = startTestApp()

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a guest', guest(), 'not_signed_in'],
  ['a job', system, 'not_signed_in'],
  ['a user without an account', { kind: 'member', userId: newId() } as const, undefined],
])('%s cannot apply', async (_, actor, code) => {
  await expect(
    submitApplication(app.caller(actor), { values: typed, after: 0 }),
  ).rejects.toMatchObject(code ? { code } : {})
})

describe('a member', () => {
  test('applies: the organization is pending, the draft is deleted, and an email confirms it', async () => {
    const caller = app.caller('supporter')
    await saveRegistrationDraft(caller, typed)
    expect(await submitApplication(caller, { values: typed, after: 0 })).toEqual({ number: 1 })

    expect(await findOwnPartner(caller, {})).toMatchObject({
      status: 'pending',
      name: typed.name,
      otherNames: { he: typed.name_he },
      organizationType: 'nonprofit-association',
      socialLinks: { facebook: typed.facebook },
      applications: [{ number: 1, status: 'pending', decidedAt: null, reason: null }],
      documents: [],
    })
    expect(await findRegistrationDraft(caller, {})).toBeNull()
    const mails = await app.mailsTo(DEMO_USERS.supporter.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['partners.application-received'])
    expect(mails[0]?.text).toContain('http://127.0.0.1:3000/partner-dashboard')
    expect(await publicNames()).not.toContain(typed.name)
  })

  test('gets the same answer for a repeated request, and nothing is duplicated', async () => {
    const caller = app.caller('supporter')
    expect(await submitApplication(caller, { values: typed, after: 0 })).toEqual({ number: 1 })
    expect((await findOwnPartner(caller, {}))?.applications).toHaveLength(1)
    expect(await app.mailsTo(DEMO_USERS.supporter.email)).toHaveLength(1)
  })

  test('has one organization: another one is a conflict, also right afterwards', async () => {
    const another = { ...typed, name: 'Another' }
    for (const after of [0, 1]) {
      await expect(
        submitApplication(app.caller('supporter'), { values: another, after }),
      ).rejects.toMatchObject({ code: 'conflict', status: 409 })
    }
    expect((await findOwnPartner(app.caller('supporter'), {}))?.name).toBe(typed.name)
  })

  test('gets an error for each invalid field, and nothing is saved', async () => {
    const values = { ...typed, website: 'x', consentTerms: '', yearEstablished: '2999' }
    await expect(
      submitApplication(app.caller('ambassador'), { values, after: 0 }),
    ).rejects.toMatchObject({
      code: 'bad_input',
      fields: {
        website: expect.any(String),
        consentTerms: expect.any(String),
        yearEstablished: expect.stringMatching(/1900/),
      },
    })
    expect(await findOwnPartner(app.caller('ambassador'), {})).toBeNull()
  })

  test('ten different concurrent applications create one organization', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        submitApplication(app.caller('superuser'), {
          values: { ...typed, name: `Number ${at}` },
          after: 0,
        }),
      ),
    )
    const refused = sent.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'conflict' } })
    expect((await findOwnPartner(app.caller('superuser'), {}))?.applications).toHaveLength(1)
  })
})

describe('after a rejection', () => {
  test('a changed application is submitted again: it is pending, and the old one is kept', async () => {
    await addOrganization(app, 'ambassador', 'rejected')
    const caller = app.caller('ambassador')
    expect(await submitApplication(caller, { values: typed, after: 1 })).toEqual({ number: 2 })
    expect(await findOwnPartner(caller, {})).toMatchObject({
      status: 'pending',
      name: typed.name,
      applications: [
        { number: 2, status: 'pending' },
        { number: 1, status: 'rejected', reason: expect.stringContaining('registration number') },
      ],
    })
    await expect(
      submitApplication(caller, { values: { ...typed, name: 'Third' }, after: 2 }),
    ).toBeRefused('conflict')
  })

  test('of two concurrent applications one is pending, and the other gets a conflict', async () => {
    await addOrganization(app, 'admin', 'changes_asked')
    const sent = await Promise.allSettled(
      ['One', 'Two'].map((name) =>
        submitApplication(app.caller('admin'), { values: { ...typed, name }, after: 1 }),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    })
    expect((await findOwnPartner(app.caller('admin'), {}))?.applications).toHaveLength(2)
  })
})

test.each([
  ['partner', 'approved'],
  ['applicant', 'pending'],
] as const)('%s, whose organization is %s, cannot apply again', async (who, status) => {
  const own = await findOwnPartner(app.caller(who), {})
  if (!own) await addOrganization(app, who, status)
  await expect(submitApplication(app.caller(who), { values: typed, after: 1 })).toBeRefused(
    'conflict',
  )
  expect((await findOwnPartner(app.caller(who), {}))?.status).toBe(status)
})

function publicNames(): Promise<string[]> {
  return app.runtime.scope.asVisitor(async (db) => {
    const found = await db.selectFrom('partners').select('name').execute()
    return found.map(({ name }) => name)
  })
}
