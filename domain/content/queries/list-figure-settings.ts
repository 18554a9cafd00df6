import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { SITE_FIGURES } from '../figure.ts'

/** The home page figures for staff: the base, the counted part, and the sum that visitors read. */
export const listFigureSettings = query({
  name: 'site.list-figure-settings',
  for: 'staff',
  input: z.object({}),
  async run({ db }) {
    const rows = await db
      .selectFrom('siteFigures')
      .select(['name', 'base', 'counted', 'version', 'updatedAt as updatedAt'])
      .execute()
    return SITE_FIGURES.flatMap((name) => {
      const row = rows.find((one) => one.name === name)
      return row ? [{ ...row, name, amount: Math.max(0, row.base + row.counted) }] : []
    })
  },
})
