import pg from 'pg'

/** Owns every test database and is no superuser, like an owner in production. */
export const owner = 'house_owner'

/**
 * Creates a database of the owner's on the test server, empty or as a copy of another one (to which nobody may be connected),
 * and returns its URL as the owner.
 */
export async function createDatabase(
  superuserUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  const [database, copied] = [name, template].map((text) => pg.escapeIdentifier(text))
  // Copying files takes half the time of the default, which writes every page to the log.
  const statement = `create database ${database} owner ${owner} template ${copied} strategy file_copy`
  await ask(superuserUrl, statement)
  return ownerUrl(superuserUrl, name)
}

/** Drops a database despite open connections. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await ask(superuserUrl, `drop database ${pg.escapeIdentifier(name)} with (force)`)
}

/** This process's connections to maintenance databases, by URL: a connection costs as much as copying a database. */
const connections = new Map<string, pg.Pool>()

async function ask(superuserUrl: string, text: string): Promise<void> {
  const pool =
    connections.get(superuserUrl) ??
    // Lets the process end, and goes on after a restart of the server.
    new pg.Pool({ connectionString: superuserUrl, max: 1, allowExitOnIdle: true }).on(
      'error',
      () => {},
    )
  connections.set(superuserUrl, pool)
  await pool.query(text)
}

/** The URL of a test server database, as the owner. */
export function ownerUrl(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl)
  url.username = owner
  url.pathname = `/${database}`
  return url.href
}

/** The URL of the same database, as superuser. */
export function asSuperuser(ofOwner: string): string {
  const url = new URL(ofOwner)
  url.username = 'superuser'
  return url.href
}
