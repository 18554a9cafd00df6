import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const drawers = /^(.*-)?(utils?|helpers?|misc|commons?|libs?|managers?|services?)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/

function wrongNames(path: string): string[] {
  const parts = path.split('/')
  const file = parts.at(-1)!
  const found: string[] = []
  for (const part of parts) {
    if (drawers.test(part.split('.')[0]!)) found.push(`${path}: "${part}" says nothing`)
    if (!kebab.test(part)) found.push(`${path}: "${part}" is not kebab-case`)
  }
  if (/^index\.(ts|tsx|mjs)$/.test(file)) found.push(`${path}: no barrels`)
  return found
}

test('names say what a file is', () => {
  expect(sourceFiles().flatMap(({ path }) => wrongNames(path))).toEqual([])
})

test.each([
  'app/utils/format.ts',
  'domain/store/store-service.ts',
  'platform/lib.ts',
  'app/ui/index.ts',
  'app/ui/Button.tsx',
])('refuses %s', (path) => {
  expect(wrongNames(path)).toHaveLength(1)
})
