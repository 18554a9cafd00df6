import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { entry: object; routes: Record<string, Record<string, unknown>> }

/**
 * Takes out of the browser's route manifests what the browser does not read: the files that a route's module imports, which only
 * `<Link prefetch>` needs (no link has it) and the module names itself, and what is false or empty. The server has its own list.
 * Every page loads the manifest; half of it was that.
 */
export async function slimManifests(client: string): Promise<void> {
  const folder = join(client, 'assets')
  const files = (await readdir(folder)).filter((name) => /^manifest-.*\.js$/.test(name))
  if (files.length === 0) throw new Error('The router keeps its manifest elsewhere now.')
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
    const { routes, ...rest } = JSON.parse(text.slice(start, end)) as Manifest
    const slim = Object.entries(routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([name, value]) => isRead(name, value))),
    ])
    const manifest = JSON.stringify({ ...rest, routes: Object.fromEntries(slim) })
    await writeFile(join(folder, file), text.slice(0, start) + manifest + text.slice(end))
  }
}

function isRead(name: string, value: unknown): boolean {
  return name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)
}
