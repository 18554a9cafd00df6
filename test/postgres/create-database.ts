import pg from 'pg'

/** Owns every database of the tests and is no superuser, so that they see what an owner in production sees. */
export const owner = 'house_owner'

/**
 * Makes a database of the owner's on the test server, empty or as a copy of another one (to which nobody may be
 * connected), and gives its address as the owner.
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

/** Removes one, whoever is connected to it. */
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

/** The address of a database of the test server, as the owner. */
export function ownerUrl(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl)
  url.username = owner
  url.pathname = `/${database}`
  return url.href
}

/** The address of the same database, as superuser. */
export function asSuperuser(ofOwner: string): string {
  const url = new URL(ofOwner)
  url.username = 'superuser'
  return url.href
}
