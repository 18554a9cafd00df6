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
  await ask(superuserUrl, `create database ${database} owner ${owner} template ${copied}`)
  return ownerUrl(superuserUrl, name)
}

/** Drops a database despite open connections. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await ask(superuserUrl, `drop database ${pg.escapeIdentifier(name)} with (force)`)
}

async function ask(superuserUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
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
