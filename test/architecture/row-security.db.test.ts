import { expect, test } from 'vitest'
import { startTestApp } from '#test/app/create-test-app.ts'

const app = startTestApp()

const ours = `n.nspname in ('app', 'auth')`

test('row security is enabled and forced on every table, with a policy', async () => {
  const tables = await app.asOwner<{ name: string; safe: boolean; policies: number }>(`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity and c.relforcerowsecurity as safe,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${ours}`)
  expect(tables.length).toBeGreaterThan(8)
  expect(tables.filter(({ safe, policies }) => !safe || policies === 0)).toEqual([])
})

test('insert and update are granted by column, never on a whole table', async () => {
  const grants = await app.asOwner(`
    select n.nspname || '.' || c.relname as table, a.grantee::regrole::text as role, a.privilege_type as verb
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join lateral aclexplode(c.relacl) a
    where ${ours} and c.relkind in ('r', 'p', 'v') and a.grantee <> c.relowner
      and a.privilege_type in ('INSERT', 'UPDATE', 'TRUNCATE', 'REFERENCES', 'TRIGGER')`)
  expect(grants).toEqual([])
})

test('nothing is granted to PUBLIC', async () => {
  const grants = await app.asOwner(`
    select 'table ' || c.relname as what from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join lateral aclexplode(c.relacl) a where ${ours} and a.grantee = 0
    union all
    select 'function ' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where ${ours} and a.grantee = 0`)
  expect(grants).toEqual([])
})

test('a policy evaluates the claim once per statement, not once per row', async () => {
  const policies = await app.asOwner<{ name: string; condition: string }>(`
    select tablename || ': ' || policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
    from pg_policies where schemaname = 'app'`)
  const bare = policies.filter(({ condition }) =>
    /(?<!SELECT )(uid|guest_id|is_staff|is_superuser)\(\)/.test(condition),
  )
  expect(bare).toEqual([])
})

/**
 * Views that run as app_rules and read what row security hides, with conditions of their own; docs/permissions.md lists
 * their readers.
 */
const VIEWS_OF_RULES = [
  'ambassador_figures',
  'answer_times',
  'assistant_outcomes',
  'campaign_figures',
  'credited_supports',
  'group_addresses',
  'group_people',
  'ledger_mismatches',
  'obligations',
  'order_organizations',
  'own_credits',
  'own_follows',
  'own_part_payments',
  'public_announcements',
  'public_gifts',
  'public_partner_names',
  'referrals',
  'seat_addresses',
  'seats_still_coming',
]

test('views run as their caller except those listed; elevated functions fix the search path and belong to app_rules, or only reach sign-in', async () => {
  const views = await app.asOwner<{ name: string; isBehindRules: boolean }>(`
    select c.relname as name, c.relowner::regrole::text = 'app_rules'
      and coalesce(c.reloptions::text like '%security_barrier=true%', false) as "isBehindRules"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
    order by 1`)
  expect(views).toEqual(VIEWS_OF_RULES.map((name) => ({ name, isBehindRules: true })))
  const functions = await app.asOwner(`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prosecdef
      and not (p.proowner::regrole::text = 'app_rules' and coalesce(p.proconfig::text like '%search_path=%', false))
      and not (p.proowner::regrole::text = 'app_auth'
        and coalesce(p.proconfig::text like '%search_path=auth, pg_temp%', false))`)
  expect(functions).toEqual([])
})

test('the owner, without a scope, sees no row of a table with rows', async () => {
  expect(await app.asOwner('select * from app.profiles')).toEqual([])
  expect(await app.asOwner('select * from app.roles')).toEqual([])
})

test('every table has a comment on its contents', async () => {
  const silent = await app.asOwner(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind in ('r', 'p') and obj_description(c.oid) is null`)
  expect(silent).toEqual([])
})

/** Column names that sound personal. New ones must be commented as personal, or why they are not. */
const PERSONAL =
  /name|email|phone|address|_ip$|user_agent|bio|message|photo|avatar|image|token|subject|text|html/
const NOT_PERSONAL = new Set([
  'audit_entries.subject',
  'pending_sign_ups.token_hash',
  'sessions.token',
  'site_features.name',
  'site_figures.name',
])

test('columns that may hold personal data have a comment that says so', async () => {
  const columns = await app.asOwner<{ column: string; comment: string | null }>(`
    select c.relname || '.' || a.attname as column, col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid::regtype::text in ('text', 'jsonb', 'inet')`)
  const unmarked = columns
    .filter(
      ({ column, comment }) =>
        PERSONAL.test(column.split('.')[1] ?? '') && !comment?.startsWith('personal'),
    )
    .map(({ column }) => column)
    .filter((column) => !NOT_PERSONAL.has(column))
  expect(unmarked).toEqual([])
})
