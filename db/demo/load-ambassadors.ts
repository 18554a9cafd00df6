import type { Db } from '#platform/database/scope.ts'
import { AMBASSADORS_IN_HEBREW } from './content/in-hebrew/ambassadors.ts'
import { DEMO_USERS } from './demo-users.ts'
import { demoCode } from './demo-code.ts'
import { dayFrom, instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { demoPerson } from './demo-person.ts'
import { pictureId } from './demo-pictures.ts'
import { inLanguages } from './in-languages.ts'
import { loadCredits } from './load-credits.ts'
import { loadLinkVisits } from './load-link-visits.ts'
import type { DemoAmbassador } from './shapes-ambassadors.ts'

/**
 * Loads ambassadors with the items they support, their campaigns, links and visits, and the supports credited to them.
 * An existing page stays as it is.
 */
export async function loadAmbassadors(
  db: Db,
  ambassadors: readonly DemoAmbassador[],
  firstLoad: Date,
): Promise<void> {
  const known = await db.selectFrom('ambassadorProfiles').select('userId').execute()
  const have = new Set(known.map(({ userId: id }) => id))
  for (const ambassador of ambassadors) {
    if (!have.has(demoPerson(ambassador.of).id)) await loadOne(db, ambassador, firstLoad)
  }
}

async function loadOne(db: Db, ambassador: DemoAmbassador, firstLoad: Date): Promise<void> {
  const id = demoId('ambassador_profiles', ambassador.key)
  const began = instantFrom(firstLoad, -ambassador.daysAgo)
  await addPage(db, ambassador, firstLoad)
  await addItems(db, ambassador, began)
  await addCampaigns(db, ambassador, firstLoad)
  await db
    .insertInto('ambassadorLinks')
    .values([
      { code: demoCode(ambassador.key), ambassadorId: id, campaignId: null, createdAt: began },
      ...ambassador.campaigns.map(({ key, daysAgo }) => ({
        code: demoCode(key),
        ambassadorId: id,
        campaignId: demoId('ambassador_campaigns', key),
        createdAt: instantFrom(firstLoad, -daysAgo),
      })),
    ])
    .execute()
  await loadLinkVisits(db, ambassador, firstLoad)
  await loadCredits(db, ambassador, firstLoad)
}

async function addPage(db: Db, of: DemoAmbassador, firstLoad: Date): Promise<void> {
  const hebrew = AMBASSADORS_IN_HEBREW[of.key]
  const began = instantFrom(firstLoad, -of.daysAgo)
  const hiddenAt = of.hidden ? instantFrom(firstLoad, -of.hidden.daysAgo) : null
  await db
    .insertInto('ambassadorProfiles')
    .values({
      id: demoId('ambassador_profiles', of.key),
      userId: demoPerson(of.of).id,
      ambassadorType: of.type,
      fullName: of.fullName,
      organizationName: of.organizationName ?? null,
      ...inLanguages({ bio: of.bio }, hebrew && { bio: hebrew.bio, ...onlyOf(hebrew) }),
      logoFileId: of.hasLogo ? pictureId(`marks/${of.key}`) : null,
      photoFileId: of.hasPhoto ? pictureId(`portraits/${of.key}`) : null,
      contactEmail: of.email,
      isEmailPublic: of.isEmailPublic,
      mobileNumber: of.mobile,
      socialLinks: JSON.stringify(of.links),
      hiddenAt,
      hiddenBy: of.hidden ? DEMO_USERS.admin.id : null,
      hiddenReason: of.hidden?.reason ?? null,
      createdAt: began,
      updatedAt: hiddenAt ?? began,
    })
    .execute()
}

/** A page's campaigns are in the language of its bio. */
function onlyOf(page: { only?: true } | undefined): { only?: true } {
  return page?.only ? { only: true } : {}
}

/** Leaves out items that are no longer public. */
async function addItems(db: Db, { key, items }: DemoAmbassador, began: Date): Promise<void> {
  const ids = items.map((item) => demoId('project_events', item))
  const open = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('id', 'in', ids)
    .where('isPublic', '=', true)
    .execute()
  if (open.length === 0) return
  await db
    .insertInto('ambassadorProjectEvents')
    .values(
      open.map(({ id }) => ({
        ambassadorId: demoId('ambassador_profiles', key),
        projectEventId: id,
        createdAt: instantFrom(began, 0, ids.indexOf(id)),
      })),
    )
    .execute()
}

async function addCampaigns(db: Db, of: DemoAmbassador, firstLoad: Date): Promise<void> {
  const open = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('isPublic', '=', true)
    .execute()
  const ids = new Set(open.map(({ id }) => id))
  const hebrew = AMBASSADORS_IN_HEBREW[of.key]
  for (const campaign of of.campaigns) {
    const item = campaign.item === undefined ? null : demoId('project_events', campaign.item)
    const at = instantFrom(firstLoad, -campaign.daysAgo)
    const texts = hebrew?.campaigns[campaign.key]
    await db
      .insertInto('ambassadorCampaigns')
      .values({
        id: demoId('ambassador_campaigns', campaign.key),
        ambassadorId: demoId('ambassador_profiles', of.key),
        ...inLanguages(
          { title: campaign.title, description: campaign.description },
          texts && { ...texts, ...onlyOf(hebrew) },
        ),
        projectEventId: item && ids.has(item) ? item : null,
        goalKind: campaign.goalKind,
        goal: campaign.goalKind === 'raised' ? campaign.goal * 100 : campaign.goal,
        endsOn: campaign.endsInDays === undefined ? null : dayFrom(firstLoad, campaign.endsInDays),
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  }
}
