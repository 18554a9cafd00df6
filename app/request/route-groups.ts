import type { ServerBuild } from 'react-router'

type Route = Pick<NonNullable<ServerBuild['routes'][string]>, 'path' | 'parentId'>
type Routes = Readonly<Record<string, Route | undefined>>

/** Paths served outside the URL map. */
const OUTSIDE = ['assets', 'healthz', 'readyz']

/**
 * Returns the group of a path for metrics: its first segment if the URL map has it, else `other`, so that outsiders cannot
 * create new labels. Data requests count with their page.
 */
export function createGroupOf(routes: Routes): (path: string) => string {
  const groups = new Set([...OUTSIDE, ...Object.keys(routes).map((id) => firstOf(routes, id))])
  return (path) => {
    const first = path.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
    if (first === '' || first === '_' || first === '_root') return 'home'
    return groups.has(first) ? first : 'other'
  }
}

/** The first segment of a route, which a parent may have. */
function firstOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return firstOf(routes, route.parentId) || (route.path?.split('/')[0] ?? '')
}
