import { Outlet } from 'react-router'
import type { Route } from './+types/admin-area.ts'
import { countWaiting } from './count-waiting.server.ts'
import { readFigures } from './read-figures.server.ts'

/** What the head of every page of the administration says; read here once for all of them. */
export async function loader({ context }: Route.LoaderArgs) {
  const [waiting, figures] = await Promise.all([countWaiting(context), readFigures(context)])
  return { waiting, figures }
}

/** What waits moves with everybody's work, so it is read again with each page. */
export function shouldRevalidate() {
  return true
}

export default function AdminArea() {
  return <Outlet />
}
