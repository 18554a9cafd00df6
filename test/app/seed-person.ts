import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { seedAsking } from './asking.ts'
import type { TestApp } from './create-test-app.ts'
import { seedOwnOrders } from './seed-person-orders.ts'
import { seedOwnFollow } from './noticing.ts'
import { seedOwnPage } from './seed-person-page.ts'

/** A user with a row in every table that can have one; each one takes part in everything. */
export type SeededPerson = {
  id: string
  email: string
  /** For each table the condition that finds their rows, so that a test can fill it. */
  rows: Record<string, string>
  files: string[]
  /** Other ids that are theirs alone. */
  ids: string[]
}

/** Lets the table owner read and write every row. */
export async function liftRowSecurity(app: TestApp): Promise<void> {
  const tables = await app.asOwner<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and relkind = 'r'`,
  )
  for (const { name } of tables)
    await app.asOwner(`alter table ${name} no force row level security`)
}

/**
 * Creates a user with an organization, a project that another user supports, and a row in every table that can have
 * one.
 */
export async function seedPerson(app: TestApp): Promise<SeededPerson> {
  const id = newId()
  const email = `leaving-${id.slice(-8)}@demo.test`
  const made = Object.fromEntries(
    ['partner', 'item', 'product', 'message', 'other'].map((name) => [name, newId()]),
  ) as Record<string, string>
  const add = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row).map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    const places = names.map((_, at) => `$${at + 1}`)
    return app.asOwner(
      `insert into ${table} (${names.join()}) values (${places.join()})`,
      Object.values(row),
    )
  }
  const { partner, item, product, message, other } = made
  await add('auth.users', { id, name: 'Somebody Leaving', email, email_verified: true })
  await add('auth.sessions', { id: newId(), user_id: id, token: newId(), expires_at: '2100-01-01' })
  await add('auth.accounts', { id: newId(), user_id: id, provider_id: 'x', account_id: id })
  await add('auth.address_changes', {
    id: newId(),
    user_id: id,
    from_address: email,
    to_address: `new-${email}`,
    confirm_hash: newId(),
    undo_hash: newId(),
    asked_at: '2026-01-01',
  })
  await add('auth.verifications', {
    id: newId(),
    identifier: email,
    value: id,
    expires_at: '2100-01-01',
  })
  const files: [string, string][] = [
    ['avatar', 'avatars'],
    ['paper', 'id_documents'],
    ['logo', 'partner-logos'],
    ['cover', 'partner-covers'],
    ['image', 'project-images'],
    ['goods', 'product-images'],
    ['certificate', 'partner-documents'],
    ['mark', 'ambassador-logos'],
    ['portrait', 'ambassador-photos'],
  ]
  for (const [name, kind] of files) {
    made[name] = newId()
    await add('files', {
      id: made[name],
      kind,
      user_id: id,
      content_type: 'image/webp',
      bytes: 9,
      original_name: 'x',
    })
  }
  await app.asOwner(`update profiles set avatar_file_id = $1 where id = $2`, [made['avatar'], id])
  await add('roles', { user_id: id, role: 'admin' })
  await add('profile_changes', { id: newId(), user_id: id, field_name: 'city' })
  await add('preferences', { user_id: id })
  await add('identity_documents', { user_id: id, file_id: made['paper'] })
  await add('mail_choices', { user_id: id, topic: 'supports', is_wanted: true })
  await add('saved_filters', {
    id: newId(),
    user_id: id,
    list: '/admin/users',
    name: 'Mine',
    query: 'q=mine',
  })
  await add('user_activity', { id: newId(), user_id: id, activity_type: 'page_view' })
  await add('registration_drafts', { id: newId(), user_id: id, content: '{}' })
  await add('idempotency_keys', { actor: `member:${id}`, operation: 'a.b', key: 'k', answer: '{}' })
  await add('mails', {
    id: newId(),
    kind: 'test',
    to_address: email,
    subject: 's',
    text: 't',
    html: 'h',
    status: 'sent',
  })
  await add('inbox_messages', {
    id: message,
    kind: 'contact',
    name: 'Somebody',
    email,
    subject: 's',
    user_id: id,
  })
  await add('inbox_answers', { id: newId(), inbox_message_id: message, body: 'b' })
  const registered = {
    website: 'w',
    registration_number: 'r',
    country: 'IL',
    organization_type: 'nonprofit',
    year_established: 2000,
    charitable_status: 'yes',
    email,
    phone: 'p',
    contact_person_name: 'c',
    contact_person_role: 'r',
  }
  await add('partners', {
    id: partner,
    user_id: id,
    status: 'approved',
    name: 'Their own',
    search_name: 'their own',
    ...registered,
    logo_file_id: made['logo'],
    approved_at: '2026-01-01',
  })
  await add('partner_members', {
    user_id: DEMO_USERS.ambassador.id,
    partner_id: partner,
    duties: '{write}',
  })
  await add('partner_invitations', {
    id: newId(),
    partner_id: partner,
    email,
    duties: '{money}',
    invited_by: id,
    created_at: '2026-01-01',
    expires_at: '2100-01-01',
  })
  await add('partner_applications', {
    id: newId(),
    partner_id: partner,
    number: 1,
    user_id: id,
    name: 'n',
    ...registered,
    consent_authorized_representative: true,
    consent_terms: true,
    consent_contact: true,
  })
  await add('partner_documents', {
    partner_id: partner,
    kind: 'registration-certificate',
    file_id: made['certificate'],
  })
  await add('partner_covers', { partner_id: partner, file_id: made['cover'], alt: 'a' })
  await add('partner_changes', {
    partner_id: partner,
    fields: ['mission'],
    partner_status: 'approved',
    changed_by: id,
    changed_at: '2026-01-01',
  })
  const project = {
    type: 'project',
    status: 'approved',
    title: 'T',
    description: 'D',
    category: 'donation',
  }
  const offered = {
    support_types: ['volunteer', 'donate'],
    approved_at: '2026-01-01',
    region: 'north',
  }
  await add('project_events', {
    id: item,
    partner_id: partner,
    ...project,
    ...offered,
    image_file_id: made['image'],
  })
  await add('project_events', { id: other, partner_id: partner, ...project, ...offered })
  await add('project_event_dates', {
    id: newId(),
    project_event_id: item,
    starts_at: '2026-01-02',
    is_all_day: true,
  })
  const revision = newId()
  await add('project_event_revisions', {
    id: revision,
    project_event_id: item,
    number: 1,
    user_id: id,
    content: '{}',
  })
  const shown = { position: 0, file_id: made['image'], caption: 'c', alt: 'a' }
  await add('project_event_pictures', { project_event_id: item, ...shown })
  await add('project_event_revision_pictures', { revision_id: revision, ...shown })
  await add('news', {
    id: newId(),
    partner_id: partner,
    title: 't',
    summary: 's',
    published_at: '2026-01-01',
    hidden_at: '2026-01-02',
  })
  await add('products', {
    id: product,
    partner_id: partner,
    name: 'n',
    price_cents: 100,
    hidden_at: '2026-01-02',
  })
  await add('product_variants', { id: newId(), product_id: product, position: 0, stock: 1 })
  await add('product_images', { product_id: product, position: 0, file_id: made['goods'] })
  // Another user supports their project, and they support another user's.
  const helper = {
    id: newId(),
    project_event_id: item,
    kind: 'volunteer',
    user_id: DEMO_USERS.supporter.id,
  }
  await add('supports', { ...helper, name: 'Another', email: DEMO_USERS.supporter.email })
  const [elsewhere, together] = await app.asOwner<{ id: string }>(
    `select id from project_events where is_public and 'volunteer' = any (support_types) and partner_id <> $1
     and places is null limit 2`,
    [partner],
  )
  // What both have written, and a report of each.
  const whoHelps = { user_id: DEMO_USERS.supporter.id, created_at: '2026-01-03' }
  const text = { support_id: helper.id, body: 'b' }
  await add('thread_messages', { id: newId(), ...text, author: 'person', ...whoHelps })
  const mine = { user_id: id, created_at: '2026-01-04' }
  await add('thread_messages', { id: newId(), ...text, author: 'partner', ...mine })
  await add('notes', {
    id: newId(),
    partner_id: partner,
    project_event_id: item,
    audience: '{pending}',
    body: 'b',
    recipients: 1,
    ...mine,
  })
  await add('answer_warnings', {
    partner_id: partner,
    warned_at: '2026-01-01',
    refuses_at: '2026-01-08',
    lifted_until: '2026-01-15',
    lift_reason: 'r',
  })
  await add('thread_reports', {
    id: newId(),
    support_id: helper.id,
    author: 'partner',
    reason: 'r',
    answer: 'a',
    decided_at: '2026-01-05',
    ...mine,
  })
  const own = { project_event_id: elsewhere?.id, kind: 'volunteer', user_id: id, name: 'n', email }
  const came = newId()
  await add('supports', { id: came, ...own, status: 'completed', hours: 2 })
  await seedAttendance(app, add, { came, item: String(elsewhere?.id) })
  const sum = { user_id: id, certificates: ['0'], hours: 2, issued_at: '2026-01-07' }
  await add('hours_certificates', { ...sum, code: `0000${came.slice(24).toUpperCase()}` })
  const question = { id: 'anything', kind: 'text', isRequired: false, texts: { en: 'q' } }
  const asked = { ...question, options: [], least: null, most: null }
  await app.asOwner(`update project_events set questions = $1 where id = $2`, [
    JSON.stringify([asked]),
    elsewhere?.id,
  ])
  const ownId = newId()
  await add('supports', { id: ownId, ...own })
  const answered = { answer: 'a', answered_at: '2026-01-05' }
  await add('guardian_consents', {
    support_id: ownId,
    guardian_name: 'g',
    guardian_email: 'g@example.org',
    said: 's',
    asked_at: '2026-01-05',
    expires_at: '2026-01-12',
  })
  await add('support_answers', { support_id: ownId, question_id: 'anything', ...answered })
  await add('saved_items', { user_id: id, project_event_id: elsewhere?.id })
  await seedOwnFollow(app, add, id)
  const whom = { id, email, partner: String(partner) }
  const traded = await seedOwnOrders(app, add, whom)
  const pictures = { mark: String(made['mark']), portrait: String(made['portrait']) }
  const things = { item: String(together?.id), brought: helper.id }
  await add('pending_sign_ups', {
    id: newId(),
    token_hash: id,
    project_event_id: elsewhere?.id,
    kind: 'visit',
    name: 'n',
    email,
    message: 'm',
    places: 1,
    created_at: '2026-01-01',
  })
  const page = await seedOwnPage(add, { id, email, ...pictures }, things)

  const whose = `user_id = '${id}'`
  const ofPartner = `partner_id = '${partner}'`
  return {
    id,
    email,
    ids: [partner, other, product, came, traded.article, ...page.ids].map(String),
    files: files.map(([name]) => made[name] as string),
    rows: {
      'auth.users': `id = '${id}'`,
      'auth.sessions': whose,
      'auth.accounts': whose,
      'auth.address_changes': whose,
      'auth.verifications': `value = '${id}'`,
      'app.profiles': `id = '${id}'`,
      'app.files': whose,
      'app.profile_changes': whose,
      'app.identity_documents': whose,
      'app.saved_filters': whose,
      'app.user_activity': whose,
      'app.registration_drafts': whose,
      'app.pending_sign_ups': `email = '${email}'`,
      'app.idempotency_keys': `actor = 'member:${id}'`,
      'app.mails': `to_address = '${email}'`,
      'app.inbox_messages': whose,
      'app.inbox_answers': `inbox_message_id = '${message}'`,
      'app.partners': whose,
      'app.partner_members': ofPartner,
      'app.partner_invitations': ofPartner,
      'app.partner_applications': ofPartner,
      'app.partner_changes': ofPartner,
      'app.partner_covers': ofPartner,
      'app.answer_warnings': ofPartner,
      'app.notes': ofPartner,
      'app.project_events': ofPartner,
      'app.project_event_revisions': `project_event_id = '${item}'`,
      'app.project_event_dates': `project_event_id = '${item}'`,
      'app.project_event_pictures': `project_event_id = '${item}'`,
      'app.project_event_revision_pictures': `revision_id = '${revision}'`,
      'app.search_documents': `project_event_id in ('${item}', '${other}')`,
      'app.news': ofPartner,
      'app.products': ofPartner,
      'app.product_images': `product_id = '${product}'`,
      'app.supports': whose,
      'app.follows': whose,
      'app.notices': whose,
      'app.guardian_consents': `support_id = '${ownId}'`,
      'app.support_answers': `support_id = '${ownId}'`,
      'app.thread_messages': `support_id = '${helper.id}'`,
      'app.thread_reports': `support_id = '${helper.id}'`,
      ...(await seedAsking(add, id)),
      ...traded.rows,
      ...page.rows,
    },
  }
}

/** Notes that a sign-up was there, on the first date of its item, and how long its person says. */
async function seedAttendance(
  app: TestApp,
  add: (table: string, row: Record<string, unknown>) => Promise<unknown>,
  { came, item }: { came: string; item: string },
): Promise<void> {
  const [date] = await app.asOwner<{ id: string }>(
    'select id from project_event_dates where project_event_id = $1 order by starts_at limit 1',
    [item],
  )
  const of = { id: newId(), support_id: came, date_id: date?.id ?? null }
  const noted = { project_event_id: item, status: 'here', noted_at: '2026-01-06' }
  await add('attendances', { ...of, ...noted })
  await add('proposed_hours', { ...of, hours: 2, proposed_at: '2026-01-06' })
}
