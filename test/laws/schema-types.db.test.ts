import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateTypes } from '#platform/database/generate-types.ts'
import { createPool } from '#platform/database/create-pool.ts'
import { createLogger } from '#platform/log.ts'
import { createTestApp, type TestApp } from '#test/world/create-test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

test('the generated types are those of the migrated schema (else: npm run generate)', async () => {
  const pool = createPool({
    target: world.target,
    name: 'types',
    searchPath: 'app',
    connections: 1,
    timeoutMs: 20_000,
    connectMs: 5_000,
    log: createLogger('silent'),
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
