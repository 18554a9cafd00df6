import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { routeModules, walk, type RouteModule } from './route-tree.ts'
import { withoutComments } from './source-files.ts'

const guard = /^app\/shell\/guards\/[^/]+\.tsx$/
const closed = /^app\/routes\/(member|partner|admin|ambassador)\//

function exportsOf(text: string, name: string): boolean {
  const code = withoutComments(text)
  const declared = new RegExp(String.raw`^export\s+(async\s+)?(function|const)\s+${name}\b`, 'm')
  const listed = new RegExp(String.raw`^export\s*\{[^}]*\b${name}\b[^}]*\}`, 'm')
  return declared.test(code) || listed.test(code)
}

/**
 * A guard is middleware of a parent, which only runs when the server is requested: the browser would open a page
 * without a loader on its own.
 */
function unguarded(modules: RouteModule[], read: (path: string) => string): string[] {
  return modules.flatMap(({ path, parents }) => {
    const guards = parents.filter((parent) => guard.test(parent))
    const problems: string[] = []
    if (closed.test(path) && guards.length === 0) problems.push(`${path} lies below no guard`)
    if (guards.length > 0 && !exportsOf(read(path), 'loader')) {
      problems.push(`${path} lies below a guard and has no loader`)
    }
    if (guard.test(path) && !exportsOf(read(path), 'middleware')) {
      problems.push(`${path} is a guard without middleware`)
    }
    return problems
  })
}

test('every closed route inherits its guard and has a loader', async () => {
  const modules = await routeModules()
  expect(modules.some(({ path }) => guard.test(path))).toBe(true)
  expect(unguarded(modules, (path) => readFileSync(join(root, path), 'utf8'))).toEqual([])
})

test('catches violations', () => {
  const modules = walk(
    [
      { file: 'routes/admin/open.tsx' },
      {
        file: 'shell/guards/weak.tsx',
        children: [
          { file: 'routes/member/silent.tsx' },
          { file: 'frame.tsx', children: [{ file: 'routes/member/fine.tsx' }] },
        ],
      },
    ],
    [],
  )
  const texts: Record<string, string> = {
    'app/routes/member/silent.tsx':
      '// export function loader() {}\nexport default function Page() {}',
    'app/frame.tsx': 'export async function loader() {}',
    'app/routes/member/fine.tsx': 'export { loader } from "../laws/other.ts"',
  }
  expect(unguarded(modules, (path) => texts[path] ?? '')).toEqual([
    'app/routes/admin/open.tsx lies below no guard',
    'app/shell/guards/weak.tsx is a guard without middleware',
    'app/routes/member/silent.tsx lies below a guard and has no loader',
  ])
})
