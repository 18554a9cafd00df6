import { Outlet } from 'react-router'
import type { Route } from './+types/admin-area.ts'
import { countWaiting } from './count-waiting.server.ts'
import { readFigures } from './read-figures.server.ts'

/** Loads the data of the admin header once for every admin page. */
export async function loader({ context }: Route.LoaderArgs) {
  const [waiting, figures] = await Promise.all([countWaiting(context), readFigures(context)])
  return { waiting, figures }
}

/** Pending counts change with other users' work, so they are reloaded on every navigation. */
export function shouldRevalidate() {
  return true
}

export default function AdminArea() {
  return <Outlet />
}
