import { newId } from '#platform/database/new-id.ts'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'
import { addPartner } from './public-rows.ts'

/** Valid registration form input. */
export const typed = {
  name: 'Hands of the Galilee',
  name_he: 'ידי הגליל',
  website: 'https://hands.example.org',
  registrationNumber: '580123456',
  country: 'israel',
  organizationType: 'israel/nonprofit-association',
  yearEstablished: '1998',
  charitableStatus: 'yes',
  contactPersonName: 'Noa Bar',
  contactPersonRole: 'Director',
  email: 'office@hands.example.org',
  phone: '+972 4 555 0100',
  facebook: 'https://facebook.com/hands',
  consentAuthorizedRepresentative: 'yes',
  consentTerms: 'yes',
  consentContact: 'yes',
} as const

/** Creates an organization with the given status for a user, and its application; returns both ids. */
export async function addOrganization(
  app: TestApp,
  owner: Person,
  status: PartnerStatus,
): Promise<{ partnerId: string; applicationId: string }> {
  const now = app.runtime.clock.now()
  const userId = memberOf(owner).userId
  const isRefused = status === 'changes_asked' || status === 'rejected'
  const approvedAt = isRefused || status === 'pending' ? null : now
  const partnerId = await addPartner(app, { userId, status, approvedAt: approvedAt })
  const applicationId = newId(now)
  await app.runtime.scope.as(system, async (db) => {
    const organization = await db
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', partnerId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('partnerApplications')
      .values({
        id: applicationId,
        partnerId,
        number: 1,
        userId,
        status: isRefused || status === 'pending' ? status : 'approved',
        name: organization.name,
        email: organization.email,
        phone: organization.phone,
        website: organization.website,
        registrationNumber: organization.registrationNumber,
        country: organization.country,
        organizationType: organization.organizationType,
        yearEstablished: organization.yearEstablished,
        charitableStatus: organization.charitableStatus,
        contactPersonName: organization.contactPersonName,
        contactPersonRole: organization.contactPersonRole,
        consentAuthorizedRepresentative: true,
        consentTerms: true,
        consentContact: true,
        submittedAt: now,
        decidedAt: status === 'pending' ? null : now,
        decidedBy: status === 'pending' ? null : DEMO_USERS.admin.id,
        reason: isRefused ? 'The registration number belongs to somebody else.' : null,
      })
      .execute()
  })
  return { partnerId, applicationId }
}

/** Leaves each organization to its owner, so that its public address is emailed. */
export async function disbandTeams(app: TestApp): Promise<void> {
  await app.as(system).delete('partnerMembers')
}

/** A cast member's organization: its id and contact address. */
export const organizationOf = (app: TestApp, owner: Person) =>
  app.as(system).row('partners', ['id', 'email'], { userId: memberOf(owner).userId })
