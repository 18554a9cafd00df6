import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { demoCode } from './demo-code.ts'
import { dayFrom, instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { demoPerson } from './demo-person.ts'
import { pictureId } from './demo-pictures.ts'
import { loadCredits } from './load-credits.ts'
import { loadLinkVisits } from './load-link-visits.ts'
import type { DemoAmbassador } from './shapes-ambassadors.ts'

/**
 * Loads ambassadors with what they stand up for, their campaigns, links and visits, and the supports that came through
 * them. Whoever has a page already keeps it as it is.
 */
export async function loadAmbassadors(
  db: Db,
  ambassadors: readonly DemoAmbassador[],
  firstLoad: Date,
): Promise<void> {
  const known = await db.selectFrom('ambassador_profiles').select('user_id').execute()
  const have = new Set(known.map(({ user_id: id }) => id))
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
    .insertInto('ambassador_links')
    .values([
      { code: demoCode(ambassador.key), ambassador_id: id, campaign_id: null, created_at: began },
      ...ambassador.campaigns.map(({ key, daysAgo }) => ({
        code: demoCode(key),
        ambassador_id: id,
        campaign_id: demoId('ambassador_campaigns', key),
        created_at: instantFrom(firstLoad, -daysAgo),
      })),
    ])
    .execute()
  await loadLinkVisits(db, ambassador, firstLoad)
  await loadCredits(db, ambassador, firstLoad)
}

async function addPage(db: Db, of: DemoAmbassador, firstLoad: Date): Promise<void> {
  const began = instantFrom(firstLoad, -of.daysAgo)
  const hiddenAt = of.hidden ? instantFrom(firstLoad, -of.hidden.daysAgo) : null
  await db
    .insertInto('ambassador_profiles')
    .values({
      id: demoId('ambassador_profiles', of.key),
      user_id: demoPerson(of.of).id,
      ambassador_type: of.type,
      full_name: of.fullName,
      organization_name: of.organizationName ?? null,
      bio: of.bio,
      logo_file_id: of.hasLogo ? pictureId(`marks/${of.key}`) : null,
      photo_file_id: of.hasPhoto ? pictureId(`portraits/${of.key}`) : null,
      contact_email: of.email,
      is_email_public: of.isEmailPublic,
      mobile_number: of.mobile,
      social_links: JSON.stringify(of.links),
      hidden_at: hiddenAt,
      hidden_by: of.hidden ? DEMO_USERS.admin.id : null,
      hidden_reason: of.hidden?.reason ?? null,
      created_at: began,
      updated_at: hiddenAt ?? began,
    })
    .execute()
}

/** What nobody may see any more is left out. */
async function addItems(db: Db, { key, items }: DemoAmbassador, began: Date): Promise<void> {
  const ids = items.map((item) => demoId('project_events', item))
  const open = await db
    .selectFrom('project_events')
    .select('id')
    .where('id', 'in', ids)
    .where('is_public', '=', true)
    .execute()
  if (open.length === 0) return
  await db
    .insertInto('ambassador_project_events')
    .values(
      open.map(({ id }) => ({
        ambassador_id: demoId('ambassador_profiles', key),
        project_event_id: id,
        created_at: instantFrom(began, 0, ids.indexOf(id)),
      })),
    )
    .execute()
}

async function addCampaigns(db: Db, of: DemoAmbassador, firstLoad: Date): Promise<void> {
  const open = await db
    .selectFrom('project_events')
    .select('id')
    .where('is_public', '=', true)
    .execute()
  const ids = new Set(open.map(({ id }) => id))
  for (const campaign of of.campaigns) {
    const item = campaign.item === undefined ? null : demoId('project_events', campaign.item)
    const at = instantFrom(firstLoad, -campaign.daysAgo)
    await db
      .insertInto('ambassador_campaigns')
      .values({
        id: demoId('ambassador_campaigns', campaign.key),
        ambassador_id: demoId('ambassador_profiles', of.key),
        title: campaign.title,
        description: campaign.description,
        project_event_id: item && ids.has(item) ? item : null,
        goal_kind: campaign.goalKind,
        goal: campaign.goalKind === 'raised' ? campaign.goal * 100 : campaign.goal,
        ends_on: campaign.endsInDays === undefined ? null : dayFrom(firstLoad, campaign.endsInDays),
        created_at: at,
        updated_at: at,
      })
      .execute()
  }
}
