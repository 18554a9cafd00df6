import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { featureLabels, FEATURES, type Feature } from '../feature.ts'
import { pageLanguage } from '#platform/text/language.ts'

export type SwitchedFeature = { name: Feature; enabled: boolean }

/** Every feature that staff can disable, by name, and whether it is enabled. */
export const listFeatures = query({
  name: 'site.list-features',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<SwitchedFeature[]> {
    const rows = await db.selectFrom('siteFeatures').select(['name', 'enabled']).execute()
    const enabled = new Map(rows.map((row) => [row.name, row.enabled]))
    const nameOf = (feature: Feature) => featureLabels(feature).name
    const byName = FEATURES.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), pageLanguage()))
    return byName.flatMap((name) => {
      const isOn = enabled.get(name)
      return isOn === undefined ? [] : [{ name, enabled: isOn }]
    })
  },
})
