import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { listFilters } from '#domain/accounts/queries/list-filters.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { useHydrated } from '#app/ui/alive.ts'
import type { Route } from './+types/admin-area.ts'
import { countWaiting } from './count-waiting.server.ts'

const Shortcuts = lazy(() => import('./shortcuts/shortcuts.tsx'))

/** Loads the data of the admin header once for every admin page. */
export async function loader({ context }: Route.LoaderArgs) {
  const [waiting, filters] = await Promise.all([
    countWaiting(context),
    runOperation(context, listFilters, {}),
  ])
  return { waiting, filters }
}

/** Pending counts change with other users' work, so they are reloaded on every navigation. */
export function shouldRevalidate() {
  return true
}

export default function AdminArea() {
  const isAlive = useHydrated()
  return (
    <>
      <Outlet />
      {isAlive && (
        <Suspense>
          <Shortcuts />
        </Suspense>
      )}
    </>
  )
}
