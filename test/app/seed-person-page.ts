import { newId } from '#platform/database/new-id.ts'

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>
/** The user, and the files of their logo and photo. */
type Whose = { id: string; email: string; mark: string; portrait: string }
type Things = {
  /** A public item that belongs to no one in particular. */
  item: string
  /** Another user's support, which they referred. */
  brought: string
}

/**
 * Inserts their ambassador page with everything that depends on it, and a group they lead alone that has signed up;
 * returns the conditions that find the rows, and the ids that are theirs alone.
 */
export async function seedOwnPage(
  add: Add,
  { id, email, mark, portrait }: Whose,
  { item, brought }: Things,
): Promise<{ rows: Record<string, string>; ids: string[] }> {
  const [page, campaign, group, support] = [newId(), newId(), newId(), newId()]
  const code = codeOf(page)
  await add('ambassador_profiles', {
    id: page,
    user_id: id,
    ambassador_type: 'community',
    full_name: 'Somebody Leaving',
    organization_name: 'Theirs',
    bio: 'b',
    logo_file_id: mark,
    photo_file_id: portrait,
    contact_email: email,
    mobile_number: 'm',
  })
  await add('ambassador_project_events', { ambassador_id: page, project_event_id: item })
  await add('ambassador_campaigns', {
    id: campaign,
    ambassador_id: page,
    title: 'For them',
    goal_kind: 'supporters',
    goal: 5,
  })
  await add('ambassador_links', { code, ambassador_id: page, campaign_id: campaign })
  await add('ambassador_visits', { link_code: code, day: '2026-01-01', project_event_id: item })
  await add('ambassador_credits', {
    support_id: brought,
    ambassador_id: page,
    campaign_id: campaign,
    touched_at: '2026-01-01',
  })
  const called = { name: 'Their group', description: 'd' }
  await add('volunteer_groups', { id: group, owner_id: id, ...called, invite_code: newId() })
  await add('group_members', { group_id: group, user_id: id })
  await add('supports', {
    id: support,
    project_event_id: item,
    kind: 'volunteer',
    user_id: id,
    name: 'n',
    email,
    group_id: group,
    group_name: called.name,
  })
  await add('group_seats', { support_id: support, user_id: id })
  const ofPage = `ambassador_id = '${page}'`
  return {
    rows: {
      'app.ambassador_profiles': `id = '${page}'`,
      'app.ambassador_campaigns': ofPage,
      'app.volunteer_groups': `id = '${group}'`,
    },
    ids: [page, code, campaign],
  }
}

/** A code in the link alphabet, unique per id. */
function codeOf(id: string): string {
  return id.slice(-8).replaceAll('0', 'x').replaceAll('1', 'y')
}
