import type { Session } from './session.ts'
import { DATABASE } from './start-up-packet.ts'

/** The login of all our connections. */
export const OWNER = 'house_owner'

/**
 * Makes the owner when the database is new. Not a superuser, so that forced row security binds it as on a server;
 * as owner of the database it may create trusted extensions such as pg_trgm.
 */
export function createFirstRoles(session: Session) {
  if (session.askAsSuperuser(`select 1 from pg_roles where rolname = '${OWNER}'`).length > 0) return
  session.askAsSuperuser(`
    create role ${OWNER} login createrole nosuperuser nocreatedb nobypassrls;
    alter database ${DATABASE} owner to ${OWNER};
    alter schema public owner to ${OWNER};
  `)
}
