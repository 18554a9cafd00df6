import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** A route's module path from the root, and its parent modules, outermost first. */
export type RouteModule = { path: string; parents: string[] }

/** Every module of the URL map. */
export async function routeModules(): Promise<RouteModule[]> {
  return walk(await routes, [])
}

export function walk(entries: RouteConfigEntry[], parents: string[]): RouteModule[] {
  return entries.flatMap(({ file, children = [] }) => {
    const path = `app/${file.replace(/^\.\//, '')}`
    return [{ path, parents }, ...walk(children, [...parents, path])]
  })
}
