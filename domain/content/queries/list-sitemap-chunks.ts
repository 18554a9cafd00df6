import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { SITEMAP_TABLES } from '../sitemap-tables.ts'
import { SITEMAP_CHUNK, SITEMAP_FEATURES, SITEMAP_KINDS, type SitemapKind } from '../sitemap.ts'

/** One sitemap file: the rows of a kind after an id; null for the first file. */
export type SitemapChunk = { kind: SitemapKind; after: string | null }

/** The files that together contain every public row: at least one per enabled kind, and none truncated. */
export const listSitemapChunks = query({
  name: 'site.list-sitemap-chunks',
  for: 'visitor',
  input: z.object({ size: z.int().min(1).default(SITEMAP_CHUNK) }),
  async run({ db, input: { size }, switches }): Promise<SitemapChunk[]> {
    const chunks: SitemapChunk[] = []
    for (const kind of SITEMAP_KINDS) {
      const feature = SITEMAP_FEATURES[kind]
      if (feature && !switches.isOn(feature)) continue
      const { found, key } = SITEMAP_TABLES[kind]
      const [table, id] = [sql.table(found), sql.ref(key)]
      const isPublic = found === 'search_documents' ? sql`true` : sql`is_public`
      // Jumps from the end of one file to the end of the next along the key.
      const { rows } = await sql<{ after: string }>`
        with recursive ends as (
          (select ${id} as after from ${table} where ${isPublic} order by ${id} offset ${size - 1} limit 1)
          union all
          select (select ${id} from ${table} where ${isPublic} and ${id} > ends.after
            order by ${id} offset ${size - 1} limit 1)
          from ends where ends.after is not null
        )
        select after from ends where after is not null
          and exists (select from ${table} where ${isPublic} and ${id} > ends.after)`.execute(db)
      chunks.push({ kind, after: null }, ...rows.map(({ after }) => ({ kind, after })))
    }
    return chunks
  },
})
