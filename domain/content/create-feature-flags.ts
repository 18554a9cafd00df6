import type { Scope } from '#platform/database/scope.ts'
import type { FeatureFlags } from '#platform/feature-flags.ts'

/**
 * Creates the process's copy of `app.site_features`. Every feature is disabled until the first `refresh`, which must be
 * called again after each change.
 */
export function createFeatureFlags({ scope }: { scope: Pick<Scope, 'asVisitor'> }): FeatureFlags {
  let known = new Map<string, boolean>()
  let asked = 0
  let answered = 0
  return {
    isOn: (name) => known.get(name) === true,
    off: () => [...known].flatMap(([name, isOn]) => (isOn ? [] : [name])).toSorted(),
    async refresh() {
      asked += 1
      const turn = asked
      const rows = await scope.asVisitor((db) =>
        db.selectFrom('siteFeatures').select(['name', 'enabled']).execute(),
      )
      // Two queries may return out of order.
      if (turn < answered) return
      answered = turn
      known = new Map(rows.map(({ name, enabled }) => [name, enabled]))
    },
  }
}
