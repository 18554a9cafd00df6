import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTypes } from '#platform/database/generate-types.ts'
import { openPool } from '#platform/database/open-pool.ts'
import { openLog } from '#platform/log.ts'
import { openWorld, type World } from '#test/world/open-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the generated types are those of the migrated schema (else: npm run generate)', async () => {
  const pool = openPool({
    target: world.target,
    name: 'types',
    searchPath: 'app',
    connections: 1,
    timeoutMs: 20_000,
    connectMs: 5_000,
    log: openLog('silent'),
  })
  try {
    const kept = await readFile(
      new URL('../../platform/database/schema.generated.ts', import.meta.url),
      'utf8',
    )
    expect(kept.trim()).toBe((await generateTypes(pool)).trim())
  } finally {
    await pool.end()
  }
})
