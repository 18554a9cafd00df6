import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** An address of the URL map: its pattern, its module's id, and the names of its guards, outermost first. */
export type Address = { pattern: string; id: string; guards: string[] }

/** Every address of the URL map, from its own table. */
export async function listAddresses(): Promise<Address[]> {
  return addressesIn(await routes)
}

export function addressesIn(
  entries: RouteConfigEntry[],
  above: { path: string; guards: string[] } = { path: '', guards: [] },
): Address[] {
  return entries.flatMap(({ file, id, path, index, children = [] }) => {
    const module = file.replace(/^\.\//, '').replace(/\.tsx?$/, '')
    const guard = /^shell\/guards\/(.+)$/.exec(module)?.[1]
    const here = {
      path: path === undefined ? above.path : `${above.path}/${path}`,
      guards: guard === undefined ? above.guards : [...above.guards, guard],
    }
    const own =
      index || path !== undefined
        ? [{ pattern: here.path || '/', id: id ?? module, guards: here.guards }]
        : []
    return [...own, ...addressesIn(children, here)]
  })
}

/**
 * Each address with the path by which it is opened: as `ways` has it for a pattern with a parameter.
 *
 * @throws Error that names every pattern without one, so that no test leaves it out unseen.
 */
export function withPaths(
  addresses: readonly Address[],
  ways: Readonly<Record<string, string>>,
): (Address & { path: string })[] {
  const each = addresses.map((one) => ({ ...one, path: ways[one.pattern] ?? one.pattern }))
  const missing = each.filter(({ path }) => /[:*]/.test(path)).map(({ pattern }) => pattern)
  if (missing.length > 0) {
    throw new Error(`no address in seed-addresses.ts for ${missing.join(', ')}`)
  }
  return each
}
