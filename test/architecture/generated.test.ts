import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { sourceFiles } from './source-files.ts'

function committed(): string[] | null {
  try {
    const list = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return list.split('\n').filter(Boolean)
  } catch {
    return null
  }
}

const files = committed()
if (!files)
  console.warn('\n!!! SKIPPED: not a git checkout, so what is committed is unknown. !!!\n')

const made = /^(build|node_modules|messages\/compiled|\.react-router|test-results|data|\.cache)\//

test.skipIf(!files)('files that every build generates are not committed', () => {
  expect(files!.filter((path) => made.test(path))).toEqual([])
})

test.skipIf(!files)('each committed generated file has a test that regenerates it', () => {
  const tests = sourceFiles().filter(
    ({ path }) => /\.test\.tsx?$/.test(path) && path !== 'test/architecture/generated.test.ts',
  )
  const unguarded = files!
    .filter((path) => path.includes('.generated.'))
    .filter((path) => !tests.some(({ text }) => text.includes(path.split('/').at(-1)!)))
  expect(unguarded).toEqual([])
})
