import type pg from 'pg'

/** The tables of each room, by the room's folder. */
export type TablesByRoom = Readonly<Record<string, readonly string[]>>

type Table = {
  id: number
  name: string
  comment: string | null
  columns: string[]
  constraints: string[]
  indexes: string[]
  policies: Policy[]
  grants: Grant[]
  triggers: { definition: string; fn: string }[]
}
type Policy = {
  table_id: number
  name: string
  verb: string
  roles: string[]
  isRestrictive: boolean
  using: string | null
  check: string | null
}
type Grant = { role: string; verb: string; columns: string[] | null }
type View = Routine & { readers: string[] }
type Routine = { name: string; comment: string | null; definition: string; body: string }

const SITE = 'auth'

/**
 * The migrated schema as it is now, to be read instead of its migrations: for each room a text with its tables, constraints, indexes,
 * policies, grants, triggers and functions, and `permissions`, a page in Markdown of who may do what with each table.
 *
 * @throws when a table belongs to no room or to two, or a room names a table that is not there.
 */
export async function describeSchema(
  pool: pg.Pool,
  rooms: TablesByRoom,
): Promise<{ rooms: Map<string, string>; permissions: string }> {
  const tables = await readTables(pool)
  const views = await readViews(pool)
  const functions = [...views, ...(await readFunctions(pool))]
  const owners = new Map(
    Object.entries(rooms).flatMap(([room, names]) => names.map((name) => [name, room] as const)),
  )
  const listed = Object.values(rooms).flat()
  const lost = tables.filter(({ name }) => !owners.has(name)).map(({ name }) => name)
  const wrong = listed.filter(
    (name, index) => listed.indexOf(name) !== index || !tables.some((table) => table.name === name),
  )
  if (lost.length > 0 || wrong.length > 0) {
    throw new Error(`Tables without a room: ${lost.join(', ')}; named wrongly: ${wrong.join(', ')}`)
  }
  const roomOf = ownersOf(functions, tables, owners)
  const texts = new Map(
    Object.keys(rooms).map((room) => {
      const own = tables.filter(({ name }) => owners.get(name) === room)
      const routines = functions.filter(({ name }) => roomOf.get(name) === room)
      return [room, [...own.map(writeTable), ...routines.map(writeFunction)].join('\n')]
    }),
  )
  return { rooms: texts, permissions: writePermissions(tables, owners, views) }
}

async function readTables(pool: pg.Pool): Promise<Table[]> {
  const { rows: tables } = await pool.query<Table>(`
    select c.oid::int as id,
      case n.nspname when 'app' then '' else n.nspname || '.' end || c.relname as name,
      obj_description(c.oid) as comment,
      (select array_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then ' not null' else '' end,
          case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end)
          || coalesce('  -- ' || col_description(c.oid, a.attnum), '') order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select array_agg(format('constraint %I %s', conname, pg_get_constraintdef(oid)) order by contype, conname)
        from pg_constraint where conrelid = c.oid and contype <> 'n' and contype <> 't'), '{}') as constraints,
      coalesce((select array_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text)
        from pg_index i where i.indrelid = c.oid
          and not exists (select from pg_constraint where conindid = i.indexrelid)), '{}') as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('app', '${SITE}') and c.relkind in ('r', 'p') order by 2`)
  const { rows: policies } = await pool.query<Policy>(`
    select polrelid::int as table_id, polname as name, not polpermissive as "isRestrictive",
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end as verb,
      array(select r.rolname::text from pg_roles r where r.oid = any(polroles) order by 1) as roles,
      pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy order by polname`)
  const { rows: grants } = await pool.query<Grant & { table_id: number }>(`
    select c.oid::int as table_id, a.grantee::regrole::text as role, lower(a.privilege_type) as verb, null as columns
    from pg_class c cross join lateral aclexplode(c.relacl) a where a.grantee <> c.relowner
    union all
    select t.attrelid::int, a.grantee::regrole::text, lower(a.privilege_type), array_agg(t.attname::text order by t.attnum)
    from pg_attribute t join pg_class c on c.oid = t.attrelid cross join lateral aclexplode(t.attacl) a
    where a.grantee <> c.relowner group by 1, 2, 3 order by 2, 3`)
  const { rows: triggers } = await pool.query<{
    table_id: number
    definition: string
    fn: string
  }>(`
    select tgrelid::int as table_id, pg_get_triggerdef(t.oid) as definition, p.proname as fn
    from pg_trigger t join pg_proc p on p.oid = tgfoid where not tgisinternal order by tgname`)
  const of = <Row extends { table_id: number }>(rows: Row[], id: number) =>
    rows.filter(({ table_id }) => table_id === id)
  return tables.map((table) => ({
    ...table,
    policies: of(policies, table.id),
    grants: of(grants, table.id),
    triggers: of(triggers, table.id),
  }))
}

async function readFunctions(pool: pg.Pool): Promise<Routine[]> {
  const { rows } = await pool.query<Routine>(`
    select p.proname as name, obj_description(p.oid) as comment, pg_get_functiondef(p.oid) as definition,
      p.prosrc as body
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', '${SITE}') and p.prokind = 'f' order by 1, pg_get_function_identity_arguments(p.oid)`)
  return rows
}

async function readViews(pool: pg.Pool): Promise<View[]> {
  const { rows } = await pool.query<View>(`
    select relname as name, obj_description(oid) as comment, pg_get_viewdef(oid) as body, readers,
      format(e'create view app.%I with (%s) as\n%s', relname, array_to_string(reloptions, ', '),
          case when cardinality(readers) > 0 then pg_get_viewdef(oid) else rtrim(pg_get_viewdef(oid), ';') end)
        || case when cardinality(readers) > 0
          then format(e'\ngrant select on app.%I to %s', relname, array_to_string(readers, ', ')) else '' end as definition
    from pg_class cross join lateral (
      select coalesce(array_agg(grantee::regrole::text order by grantee::regrole::text), '{}') as readers
      from aclexplode(relacl) where grantee <> relowner) as granted
    where relnamespace = 'app'::regnamespace and relkind = 'v' order by 1`)
  return rows
}

/** The room of each view and function: that of the table whose trigger it is, else of the first table that it names, else the first room. */
function ownersOf(
  functions: Routine[],
  tables: Table[],
  owners: Map<string, string>,
): Map<string, string> {
  const [first = ''] = owners.values()
  return new Map(
    functions.map(({ name, body }) => {
      const triggered = tables.find(({ triggers }) => triggers.some(({ fn }) => fn === name))
      const named = [...body.matchAll(/\b(?:(auth)\.|app\.)?(\w+)/g)]
        .map(([, schema, table = '']) => (schema ? `${schema}.${table}` : table))
        .find((table) => owners.has(table))
      return [name, owners.get(triggered?.name ?? named ?? '') ?? first]
    }),
  )
}

function writeTable({ name, ...table }: Table): string {
  const full = name.includes('.') ? name : `app.${name}`
  const parts = [...table.columns, ...table.constraints]
  const columns = parts.map((part, index) => {
    const [text = '', ...comment] = part.split('  -- ')
    const comma = index < parts.length - 1 ? ',' : ''
    return `  ${text}${comma}${comment.length > 0 ? `  -- ${comment.join('  -- ')}` : ''}`
  })
  return [
    ...(table.comment ? [`-- ${table.comment.replaceAll('\n', '\n-- ')}`] : []),
    `create table ${full} (`,
    ...columns,
    ');',
    ...table.indexes.map((text) => `${text};`),
    ...table.policies.map((policy) => `${writePolicy(policy, full)};`),
    ...table.grants.map(
      ({ role, verb, columns: own }) =>
        `grant ${verb}${own ? ` (${own.join(', ')})` : ''} on ${full} to ${role};`,
    ),
    ...table.triggers.map(({ definition }) => `${definition};`),
    '',
  ].join('\n')
}

function writePolicy({ name, verb, roles, isRestrictive, using, check }: Policy, table: string) {
  return [
    `create policy ${name} on ${table}${isRestrictive ? ' as restrictive' : ''} for ${verb} to ${roles.join(', ') || 'public'}`,
    ...(using === null ? [] : [`  using ${inBrackets(using)}`]),
    ...(check === null ? [] : [`  with check ${inBrackets(check)}`]),
  ].join('\n')
}

const inBrackets = (text: string) => (text.startsWith('(') ? text : `(${text})`)

function writeFunction({ comment, definition }: Routine): string {
  return `${comment ? `-- ${comment.replaceAll('\n', '\n-- ')}\n` : ''}${definition.trim()};\n`
}

const VERBS = ['select', 'insert', 'update', 'delete']

function writePermissions(tables: Table[], owners: Map<string, string>, views: View[]): string {
  const lines = [
    '# Permissions',
    '',
    'Generated by `npm run generate:types` from the migrated database. For each table and database role: what is granted, on which',
    'columns, and on which rows, as the policies say it. What is not listed is refused.',
    '',
  ]
  for (const table of tables) {
    lines.push(
      `## ${table.name}`,
      '',
      `${table.comment ?? ''} (room: ${owners.get(table.name)})`,
      '',
    )
    lines.push('| role | may | columns | rows |', '| --- | --- | --- | --- |')
    for (const role of [...new Set(table.grants.map((grant) => grant.role))].sort()) {
      for (const verb of VERBS) {
        const grants = table.grants.filter((each) => each.role === role && each.verb === verb)
        if (grants.length === 0) continue
        const columns = grants.some((each) => each.columns === null)
          ? 'all'
          : grants.flatMap((each) => each.columns ?? []).join(', ')
        const rows = table.policies
          .filter(
            (policy) =>
              (policy.roles.includes(role) || policy.roles.length === 0) &&
              (policy.verb === verb || policy.verb === 'all'),
          )
          .map(({ name, using, check }) => `${name}: ${cell(verb === 'insert' ? check : using)}`)
        lines.push(`| ${role} | ${verb} | ${columns} | ${rows.join('<br>') || 'none'} |`)
      }
    }
    lines.push('')
  }
  lines.push(
    '## Views',
    '',
    'They read as app_rules what row security hides; the conditions in each view (see `db/schema`) decide which rows.',
    '',
    '| view | may be read by | holds |',
    '| --- | --- | --- |',
    ...views.map(
      ({ name, readers, comment }) =>
        `| ${name} | ${readers.join(', ') || 'other views'} | ${comment ?? ''} |`,
    ),
    '',
  )
  return lines.join('\n')
}

/** A condition as one cell of a table. */
function cell(condition: string | null): string {
  const text = (condition ?? 'true').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  return `\`${text}\``
}
