import type { Db } from '#platform/database/scope.ts'
import { normalize } from '#platform/text/normalize.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { pictureId } from './demo-pictures.ts'
import type { DemoOrganization } from './shapes.ts'

/** How long ago the first of them applied, in days before the first load; each later one a few days after. */
const FIRST_DAY = -400
const DAYS_BETWEEN = 11
/** When one of them was suspended. */
const SUSPENDED_DAY = -20

/** Loads organizations with the application each came by; those that are there already stay as they are. */
export async function loadOrganizations(
  db: Db,
  organizations: readonly DemoOrganization[],
  anchor: Date,
): Promise<void> {
  for (const [index, organization] of organizations.entries()) {
    // What is still open came in lately; the others have been with us for long.
    const isOpen = organization.status === 'pending'
    const submittedAt = instantFrom(anchor, isOpen ? -2 : FIRST_DAY + index * DAYS_BETWEEN)
    await loadOne(db, organization, { submittedAt, anchor })
  }
}

async function loadOne(
  db: Db,
  organization: DemoOrganization,
  { submittedAt, anchor }: { submittedAt: Date; anchor: Date },
): Promise<void> {
  const { key, status } = organization
  const partnerId = demoId('partners', key)
  const decidedAt = status === 'pending' ? null : instantFrom(submittedAt, 2)
  const userId = organization.owner ? DEMO_USERS[organization.owner].id : null
  const shared = {
    name: organization.name,
    email: `office@${new URL(organization.website).hostname.replace(/^www\./, '')}`,
    phone: '+972 2 555 0100',
    website: organization.website,
    registration_number: organization.registrationNumber,
    country: organization.country,
    organization_type: organization.organizationType,
    year_established: organization.yearEstablished,
    charitable_status: organization.charitableStatus,
    contact_person_name: organization.contactName,
    contact_person_role: organization.contactRole,
    social_links: JSON.stringify({}),
    user_id: userId,
  }
  const logo = organization.hasLogo ? pictureId(`logos/${key}`) : null
  const updatedAt = decidedAt ?? submittedAt
  const isApproved = status === 'approved' || status === 'suspended'
  const inserted = await db
    .insertInto('partners')
    .values({
      ...shared,
      id: partnerId,
      status,
      name_hebrew: organization.nameHebrew ?? null,
      search_name: normalize(`${organization.name} ${organization.nameHebrew ?? ''}`),
      physical_address: organization.address,
      description: organization.description,
      mission: organization.mission,
      focus_areas: organization.focusAreas,
      other_focus_area: organization.otherFocusArea ?? null,
      regions: organization.districts,
      audiences: organization.audiences ?? [],
      activities: organization.activities ?? [],
      is_contact_public: organization.isContactPublic ?? false,
      logo_file_id: logo,
      payment_instructions: organization.howToPay ?? '',
      created_at: submittedAt,
      updated_at: updatedAt,
      approved_at: isApproved ? decidedAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    if (logo) await addLogo(db, { partnerId, logo, updatedAt })
    if (organization.howToPay) await addHowToPay(db, partnerId, organization.howToPay, updatedAt)
    return
  }
  await db
    .insertInto('partner_applications')
    .values({
      ...shared,
      id: demoId('partner_applications', key),
      partner_id: partnerId,
      number: 1,
      status: isApproved ? 'approved' : status,
      organization_name_hebrew: organization.nameHebrew ?? null,
      consent_authorized_representative: true,
      consent_terms: true,
      consent_contact: true,
      submitted_at: submittedAt,
      decided_at: decidedAt,
      decided_by: decidedAt ? DEMO_USERS.admin.id : null,
      reason: isApproved ? null : (organization.reason ?? null),
    })
    .execute()
  if (status !== 'suspended') return
  await db
    .updateTable('partners')
    .set({
      suspended_at: instantFrom(anchor, SUSPENDED_DAY),
      suspended_by: DEMO_USERS.admin.id,
      suspension_reason: organization.reason ?? null,
    })
    .where('id', '=', partnerId)
    .execute()
}

/** For an organization that came before there were logos, unless somebody has changed it since. */
async function addLogo(db: Db, of: { partnerId: string; logo: string; updatedAt: Date }) {
  await db
    .updateTable('partners')
    .set({ logo_file_id: of.logo })
    .where('id', '=', of.partnerId)
    .where('logo_file_id', 'is', null)
    .where('updated_at', '=', of.updatedAt)
    .execute()
}

/** For an organization that came before there were payments, unless somebody has changed it since. */
async function addHowToPay(db: Db, partnerId: string, howToPay: string, updatedAt: Date) {
  await db
    .updateTable('partners')
    .set({ payment_instructions: howToPay })
    .where('id', '=', partnerId)
    .where('payment_instructions', '=', '')
    .where('updated_at', '=', updatedAt)
    .execute()
}
