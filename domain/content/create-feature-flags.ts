import type { Scope } from '#platform/database/scope.ts'
import type { FeatureFlags } from '#platform/feature-flags.ts'

/**
 * Opens what the process knows of `app.site_features`. Until the first `refresh` every part is closed; whoever hears
 * that a switch was set calls it again.
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
      // Two questions may be answered in the wrong order.
      if (turn < answered) return
      answered = turn
      known = new Map(rows.map(({ name, enabled }) => [name, enabled]))
    },
  }
}
