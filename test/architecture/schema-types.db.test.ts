import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { TABLES_BY_ROOM } from '#db/schema/rooms.ts'
import { describeSchema } from '#platform/database/describe-schema.ts'
import { generateTypes } from '#platform/database/generate-types.ts'
import { createPool } from '#platform/database/create-pool.ts'
import { createLogger } from '#platform/log.ts'
import { startTestApp } from '#test/app/create-test-app.ts'

const app = startTestApp()

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')

const poolOf = (searchPath: string) =>
  createPool({
    target: app.target,
    name: 'types',
    searchPath,
    connections: 1,
    timeoutMs: 20_000,
    connectMs: 5_000,
    log: createLogger('silent'),
  })

test('the generated types are those of the migrated schema (else: npm run generate:types)', async () => {
  const pool = poolOf('app')
  try {
    const kept = await read('platform/database/schema.generated.ts')
    expect(kept.trim()).toBe((await generateTypes(pool)).trim())
  } finally {
    await pool.end()
  }
})

// Another server version formats the same conditions differently.
test.skipIf(process.env['TEST_DATABASE'] === 'postgres')(
  'db/schema and docs/permissions.md are those of the migrated schema (else: npm run generate:types)',
  async () => {
    const pool = poolOf('pg_catalog')
    try {
      const { rooms, permissions } = await describeSchema(pool, TABLES_BY_ROOM)
      for (const [room, text] of rooms) expect(await read(`db/schema/${room}.sql`), room).toBe(text)
      expect(await read('docs/permissions.md')).toBe(permissions)
    } finally {
      await pool.end()
    }
  },
)

test('a table without a room is refused', async () => {
  const pool = poolOf('pg_catalog')
  const { activity: _left, ...others } = TABLES_BY_ROOM
  try {
    await expect(describeSchema(pool, others)).rejects.toThrow('user_activity')
  } finally {
    await pool.end()
  }
})
