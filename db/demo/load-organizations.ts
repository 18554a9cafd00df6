import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { searchName } from '#domain/partners/search-name.ts'
import { ORGANIZATIONS_IN_HEBREW } from './content/in-hebrew/organizations.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { pictureId } from './demo-pictures.ts'
import { inLanguages, wordsInLanguages } from './in-languages.ts'
import type { DemoOrganization } from './shapes.ts'

/** Days before the first load on which the first of them applied; each of the others follows a few days later. */
const FIRST_DAY = -400
const DAYS_BETWEEN = 11
/** When one of them was suspended. */
const SUSPENDED_DAY = -20

/** Loads organizations, each with its application; existing ones stay as they are. */
export async function loadOrganizations(
  db: Db,
  organizations: readonly DemoOrganization[],
  anchor: Date,
): Promise<void> {
  for (const [index, organization] of organizations.entries()) {
    // Open applications are recent; the others were made long ago.
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
  const { key, status, description, mission, nameHebrew } = organization
  const otherNames: TextInEach = nameHebrew ? { he: nameHebrew } : {}
  const partnerId = demoId('partners', key)
  const decidedAt = status === 'pending' ? null : instantFrom(submittedAt, 2)
  const userId = organization.owner ? DEMO_USERS[organization.owner].id : null
  const shared = {
    name: organization.name,
    otherNames: JSON.stringify(otherNames),
    email: `office@${new URL(organization.website).hostname.replace(/^www\./, '')}`,
    phone: '+972 2 555 0100',
    website: organization.website,
    registrationNumber: organization.registrationNumber,
    country: organization.country,
    organizationType: organization.organizationType,
    yearEstablished: organization.yearEstablished,
    charitableStatus: organization.charitableStatus,
    contactPersonName: organization.contactName,
    contactPersonRole: organization.contactRole,
    socialLinks: JSON.stringify({}),
    userId,
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
      searchName: searchName({ name: organization.name, otherNames }),
      physicalAddress: organization.address,
      ...inLanguages({ description, mission }, ORGANIZATIONS_IN_HEBREW[key]),
      focusAreas: organization.focusAreas,
      otherFocusArea: organization.otherFocusArea ?? null,
      regions: organization.districts,
      audiences: organization.audiences ?? [],
      activities: organization.activities ?? [],
      isContactPublic: organization.isContactPublic ?? false,
      logoFileId: logo,
      ...paymentTexts(organization),
      createdAt: submittedAt,
      updatedAt,
      approvedAt: isApproved ? decidedAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (organization.cover) await addCover(db, { partnerId, key, alt: organization.cover, updatedAt })
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    if (logo) await addLogo(db, { partnerId, logo, updatedAt })
    if (organization.howToPay) await addHowToPay(db, { partnerId, organization, updatedAt })
    return
  }
  await db
    .insertInto('partnerApplications')
    .values({
      ...shared,
      id: demoId('partner_applications', key),
      partnerId,
      number: 1,
      status: isApproved ? 'approved' : status,
      consentAuthorizedRepresentative: true,
      consentTerms: true,
      consentContact: true,
      submittedAt,
      decidedAt,
      decidedBy: decidedAt ? DEMO_USERS.admin.id : null,
      reason: isApproved ? null : (organization.reason ?? null),
    })
    .execute()
  if (status !== 'suspended') return
  await db
    .updateTable('partners')
    .set({
      suspendedAt: instantFrom(anchor, SUSPENDED_DAY),
      suspendedBy: DEMO_USERS.admin.id,
      suspensionReason: organization.reason ?? null,
    })
    .where('id', '=', partnerId)
    .execute()
}

/** For an organization loaded before there were logos, unless someone has changed it since. */
async function addLogo(db: Db, of: { partnerId: string; logo: string; updatedAt: Date }) {
  await db
    .updateTable('partners')
    .set({ logoFileId: of.logo })
    .where('id', '=', of.partnerId)
    .where('logoFileId', 'is', null)
    .where('updatedAt', '=', of.updatedAt)
    .execute()
}

/** Unless someone has changed the organization since it was loaded. */
async function addCover(
  db: Db,
  of: { partnerId: string; key: string; alt: string; updatedAt: Date },
) {
  const asLoaded = db
    .selectFrom('partners')
    .select('id')
    .where('id', '=', of.partnerId)
    .where('updatedAt', '=', of.updatedAt)
  if (!(await asLoaded.executeTakeFirst())) return
  await db
    .insertInto('partnerCovers')
    .values({
      partnerId: of.partnerId,
      fileId: pictureId(`covers/${of.key}`),
      ...wordsInLanguages({ alt: of.alt }, {}),
      updatedAt: of.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function paymentTexts({ howToPay = '', howToPayHebrew }: DemoOrganization) {
  return {
    paymentInstructions: howToPay,
    paymentTranslations: JSON.stringify(howToPayHebrew ? { he: { words: howToPayHebrew } } : {}),
  }
}

/** For an organization loaded before there were payments, or these in two languages, unless someone has changed it since. */
async function addHowToPay(
  db: Db,
  of: { partnerId: string; organization: DemoOrganization; updatedAt: Date },
) {
  await db
    .updateTable('partners')
    .set(paymentTexts(of.organization))
    .where('id', '=', of.partnerId)
    .where('paymentInstructions', 'in', ['', of.organization.howToPay ?? ''])
    .where('paymentTranslations', '=', '{}')
    .where('updatedAt', '=', of.updatedAt)
    .execute()
}
