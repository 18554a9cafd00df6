import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { FEATURES } from '../feature.ts'

/**
 * Enables and disables the named features; others stay as they are. The audit log keeps the actual changes, even when
 * there are none. The caller then refreshes the process's feature flags.
 *
 * @throws AppError bad_input for a feature that cannot be switched.
 */
export const saveFeatures = command({
  name: 'site.save-features',
  for: 'staff',
  input: z.object({ features: z.partialRecord(z.enum(FEATURES), z.boolean()) }),
  async run({ db, input, now, audit }) {
    const changed: string[] = []
    for (const enabled of [true, false]) {
      const names = FEATURES.filter((name) => input.features[name] === enabled)
      if (names.length === 0) continue
      const rows = await db
        .updateTable('siteFeatures')
        .set({ enabled, updatedAt: now })
        .where('name', 'in', names)
        .where('enabled', '=', !enabled)
        .returning('name')
        .execute()
      changed.push(...rows.map(({ name }) => name))
    }
    const features = input.features as Record<string, boolean>
    const after = Object.fromEntries(changed.toSorted().map((name) => [name, features[name]!]))
    const before = Object.fromEntries(Object.entries(after).map(([name, is]) => [name, !is]))
    await audit({ subject: 'site_features', before, after })
    return { changed: changed.length }
  },
})
