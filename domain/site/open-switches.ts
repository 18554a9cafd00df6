import type { Scope } from '#platform/database/scope.ts'
import type { Logger } from '#platform/log.ts'
import type { Switches } from '#platform/switches.ts'

/**
 * Opens what the process knows of `app.site_features`. Until the first `refresh` every part is closed; whoever hears
 * that a switch was set calls it again.
 */
export function openSwitches({ scope, log }: { scope: Scope; log: Logger }): Switches {
  let known = new Map<string, boolean>()
  return {
    isOn: (name) => known.get(name) === true,
    off: () => [...known].flatMap(([name, isOn]) => (isOn ? [] : [name])).toSorted(),
    async refresh() {
      try {
        const rows = await scope.asVisitor((db) =>
          db.selectFrom('site_features').select(['name', 'enabled']).execute(),
        )
        known = new Map(rows.map(({ name, enabled }) => [name, enabled]))
      } catch (error) {
        log.error({ err: error }, 'the switches could not be read')
      }
    },
  }
}
