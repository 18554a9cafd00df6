import type { Settings } from './start-up-packet.ts'

type Ask = (sql: string) => (string | null)[][]

/** SQL that switches the session: resets everything to the server's values, then applies the given settings as that user. */
export function switchTo(user: string, settings: Settings): string {
  const { role = 'none', ...others } = Object.fromEntries(settings)
  // The role comes last, because the others are set with the login's permissions.
  const sets = [...Object.entries(others), ['role', role] as const].map(
    ([name, value]) => `pg_catalog.set_config(${literal(name)}, ${literal(value)}, false)`,
  )
  // PGlite's session was opened as superuser, so SET SESSION AUTHORIZATION is allowed from any role.
  return `set session authorization ${literal(user)}; reset all; select ${sets.join(', ')}`
}

/** The settings a login role gets by ALTER ROLE or ALTER DATABASE … SET, or null for a role that may not log in here. */
export function settingsOfRole(ask: Ask, user: string): Settings | null {
  const name = literal(user)
  // Superusers are excluded, because forced row security would not apply to them.
  const mayLogIn = `select 1 from pg_roles where rolname = ${name} and rolcanlogin and not rolsuper`
  if (ask(mayLogIn).length === 0) return null
  const rows = ask(`
    select unnest(s.setconfig)
    from pg_db_role_setting s left join pg_roles r on r.oid = s.setrole
    where (s.setrole = 0 or r.rolname = ${name})
      and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    order by (s.setrole <> 0), (s.setdatabase <> 0)`)
  const settings: Settings = new Map()
  for (const [pair] of rows) {
    const cut = pair!.indexOf('=')
    settings.set(pair!.slice(0, cut), pair!.slice(cut + 1))
  }
  return settings
}

/** The session settings that a connection has changed, read at the end of its turn. */
export function readKeptSettings(ask: Ask, ownNames: Set<string>, wasReset: boolean): Settings {
  const names = ['role', ...ownNames]
  const rows = ask(`
    select name, setting from pg_catalog.pg_settings where source = 'session'
    union all
    select name, pg_catalog.current_setting(name, true)
    from pg_catalog.unnest(array[${names.map(literal).join(', ')}]) as name`)
  const settings: Settings = new Map()
  for (const [name, value] of rows) if (value !== null) settings.set(name!, value!)
  // RESET ROLE returns to the role of the start-up, as on a server.
  if (wasReset && settings.get('role') === 'none') settings.delete('role')
  return settings
}

/** A literal with the same meaning whatever `standard_conforming_strings` the previous connection has set. */
function literal(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
