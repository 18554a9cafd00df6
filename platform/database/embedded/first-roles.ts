import type { WireSession } from './session.ts'
import { DATABASE } from './start-up-packet.ts'

/** The login of all our connections. */
export const OWNER = 'house_owner'

/** The login for backups, which must not miss a row: it reads everything, bypassing row security, and writes nothing. */
export const BACKUP = 'house_backup'

/**
 * Creates the missing logins. The owner is no superuser, so that forced row security applies as on a server; as owner of the
 * database it may create trusted extensions such as pg_trgm.
 */
export function createFirstRoles(session: WireSession) {
  const isThere = (role: string) =>
    session.askAsSuperuser(`select 1 from pg_roles where rolname = '${role}'`).length > 0
  if (!isThere(OWNER)) {
    session.askAsSuperuser(`
      create role ${OWNER} login createrole nosuperuser nocreatedb nobypassrls;
      alter database ${DATABASE} owner to ${OWNER};
      alter schema public owner to ${OWNER};
    `)
  }
  if (!isThere(BACKUP)) {
    session.askAsSuperuser(
      `create role ${BACKUP} login nosuperuser bypassrls in role pg_read_all_data`,
    )
  }
}
