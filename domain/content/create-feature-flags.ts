import type { Scope } from '#platform/database/scope.ts'
import type { FeatureFlags, ShekelRate } from '#platform/feature-flags.ts'

/**
 * Creates the process's copy of `app.site_features` and of the rate of the shekel. Every feature is disabled until the first `refresh`, which must be
 * called again after each change.
 */
export function createFeatureFlags({ scope }: { scope: Pick<Scope, 'asVisitor'> }): FeatureFlags {
  let known = new Map<string, boolean>()
  let shekels: ShekelRate | null = null
  let asked = 0
  let answered = 0
  return {
    isOn: (name) => known.get(name) === true,
    off: () => [...known].flatMap(([name, isOn]) => (isOn ? [] : [name])).toSorted(),
    shekels: () => shekels,
    async refresh() {
      asked += 1
      const turn = asked
      const { features, rate } = await scope.asVisitor(async (db) => ({
        features: await db.selectFrom('siteFeatures').select(['name', 'enabled']).execute(),
        rate: await db
          .selectFrom('siteTexts')
          .select(['body', 'updatedAt'])
          .where('slug', '=', 'shekel-rate')
          .executeTakeFirst(),
      }))
      // Two queries may return out of order.
      if (turn < answered) return
      answered = turn
      known = new Map(features.map(({ name, enabled }) => [name, enabled]))
      shekels =
        rate?.body && rate.updatedAt
          ? { rate: Number(rate.body), since: rate.updatedAt.toISOString() }
          : null
    },
  }
}
