import { m } from '#messages'
import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { AppError } from '#platform/errors.ts'
import { SITEMAP_TABLES } from '../sitemap-tables.ts'
import { SITEMAP_CHUNK, SITEMAP_FEATURES, SITEMAP_KINDS, type SitemapEntry } from '../sitemap.ts'

/**
 * The contents of one sitemap file: the public rows of a kind after an id, at most 10,000, ordered by id.
 *
 * @throws AppError closed while the feature is disabled.
 */
export const listSitemapEntries = query({
  name: 'site.list-sitemap-entries',
  for: 'visitor',
  input: z.object({
    kind: z.enum(SITEMAP_KINDS),
    after: z.uuid().nullable().default(null),
    size: z.int().min(1).max(SITEMAP_CHUNK).default(SITEMAP_CHUNK),
  }),
  async run({ db, input: { kind, after, size }, switches }): Promise<SitemapEntry[]> {
    const feature = SITEMAP_FEATURES[kind]
    if (feature && !switches.isOn(feature)) throw new AppError('closed', m.errors_closed())
    const { found, key, kept, changed } = SITEMAP_TABLES[kind]
    const id = sql.ref(key)
    const { rows } = await sql<{ id: string; changedAt: Date }>`
      with chosen as materialized (
        select ${id} as id from ${sql.table(found)}
        where ${found === 'search_documents' ? sql`true` : sql`is_public`}
          and ${after === null ? sql`true` : sql`${id} > ${after}`}
        order by ${id} limit ${size}
      )
      select kept.id, ${sql.ref(`kept.${changed}`)} as changed_at
      from chosen join ${sql.table(kept)} kept on kept.id = chosen.id
      where kept.is_public order by kept.id`.execute(db)
    return rows.map((row) => ({ id: row.id, changedAt: row.changedAt.toISOString() }))
  },
})
