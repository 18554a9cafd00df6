import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { openPGlite } from '#platform/database/embedded/open-pglite.ts'
import { seedFolder } from '../../e2e/start-product.ts'
import { startPostgres } from '../../postgres/start-postgres.ts'
import { BOWLS, PIECES, type AskRows } from './check-writes.ts'
import type { Goods } from './writes.ts'

/** A database for the product, and a way to query it directly. */
export type Ground = {
  /** The settings to start the product with. */
  settings: Record<string, string>
  /** Queries it, bypassing row security. With the embedded database, only while the product is not running. */
  look<T>(work: (rows: AskRows) => Promise<T>): Promise<T>
  /** Kills only the database, and starts it again; servers only. */
  kill?(): Promise<void>
  revive?(): Promise<void>
  close(): Promise<void>
}

/** A separate server with these settings added to those of tests. Its database has the demo unless `isEmpty`, and its tables are in the given folder, if any. */
export async function openServerGround(
  settings: Record<string, string> = {},
  { tables, isEmpty = false }: { tables?: string; isEmpty?: boolean } = {},
): Promise<Ground> {
  const server = await startPostgres(settings)
  const url = await (isEmpty ? server.createDatabase('ground') : server.createSeeded('ground'))
  if (tables !== undefined) await moveTables(server.superuserUrl, tables)
  return {
    settings: { DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' },
    async look(work) {
      const address = new URL(server.superuserUrl)
      address.pathname = '/ground'
      const client = new pg.Client({ connectionString: address.href })
      await client.connect()
      try {
        return await work(async <Row>(text: string, values: unknown[] = []) => {
          return (await client.query(text, values)).rows as Row[]
        })
      } finally {
        await client.end()
      }
    },
    kill: () => server.kill(),
    revive: () => server.revive(),
    close: () => server.stop(),
  }
}

async function moveTables(superuserUrl: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`create tablespace aside location ${client.escapeLiteral(folder)}`)
    await client.query('alter database ground set tablespace aside')
  } finally {
    await client.end()
  }
}

/** The embedded database in a new folder, or in a given one that the caller deletes. */
export async function openEmbeddedGround(given?: string): Promise<Ground> {
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'ground-')))
  await seedFolder(folder)
  // The product switches to the owner of the folder, who must be able to read what is in it.
  const { uid, gid } = await stat(folder)
  execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
  return {
    settings: { DATA_DIR: folder },
    async look(work) {
      const db = await openPGlite(path.join(folder, 'database'), null)
      try {
        return await work(async <Row>(text: string, values: unknown[] = []) => {
          return (await db.query(text, values.map(asText))).rows as Row[]
        })
      } finally {
        await db.close()
      }
    },
    async close() {
      if (given === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The embedded database does not know the types of arrays, so they are written as SQL literals. */
function asText(value: unknown): unknown {
  return Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : value
}

/** What writers need: a product with plenty of stock, and the projects that take volunteers. */
export async function seedWrites(rows: AskRows): Promise<{ goods: Goods; items: string[] }> {
  const [productId, priceCents] = [randomUUID(), 2_500]
  await rows(
    `insert into app.products (id, partner_id, name, price_cents)
      select $1, id, $2, $3 from app.partners where user_id = $4`,
    [productId, BOWLS, priceCents, DEMO_USERS.partner.id],
  )
  await rows(
    'insert into app.product_variants (id, product_id, position, stock) values ($1, $2, 0, $3)',
    [randomUUID(), productId, PIECES],
  )
  const items = await rows<{ id: string }>(`
    select id from app.project_events
    where is_public and type = 'project' and places is null and 'volunteer' = any (support_types) and completed_at is null
      and coalesce(end_date, current_date + 1) > current_date and coalesce(end_datetime, now() + interval '1 day') > now()
    order by id`)
  return { goods: { productId, priceCents }, items: items.map(({ id }) => id) }
}
