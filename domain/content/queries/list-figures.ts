import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { SITE_FIGURES, type SiteFigure } from '../figure.ts'

/** Totals before and on this platform: items supported, hours given, meals served. Never negative. */
export const listSiteFigures = query({
  name: 'site.list-figures',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<SiteFigure[]> {
    const rows = await db.selectFrom('siteFigures').select(['name', 'base', 'counted']).execute()
    return SITE_FIGURES.flatMap((name) => {
      const row = rows.find((one) => one.name === name)
      return row ? [{ name, amount: Math.max(0, row.base + row.counted) }] : []
    })
  },
  cacheTags: () => ['figures'],
})
