import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// Optimizing the grammar takes 600 MB; everything else about 230.
const GREED = 450

test('frequently run statements do not use the memory that optimizing the grammar would', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = path.join(parent, 'database')
  // A new database parses so much that it is optimized in any case.
  weigh(folder, 'sparing', 0)
  expect(weigh(folder, 'sparing', 4_000)).toBeLessThan(GREED)
  expect(weigh(folder, 'plain', 4_000), 'the control').toBeGreaterThan(GREED)
}, 120_000)

/** The maximum memory of a process that runs so many statements, in MiB. */
function weigh(folder: string, how: 'sparing' | 'plain', statements: number): number {
  const program = path.join(
    import.meta.dirname,
    '../../platform/database/embedded/ask-and-weigh.ts',
  )
  return Number(
    execFileSync(process.execPath, [program, folder, how, String(statements)], {
      encoding: 'utf8',
    }),
  )
}
