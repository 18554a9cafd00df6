import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectTo, folderForFile } from './open-for-test.ts'
import { openPGlite } from './open-pglite.ts'
import { startEmbedded } from './start-embedded.ts'

const folder = folderForFile()

// `npm run faults` runs more rounds, with the whole product.
test('kill -9 of a writing process loses no confirmed row and leaves at most the unconfirmed one', async () => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'write-until-killed.ts'), folder()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const answered = await killAfter(child, 160)

  const embedded = await startEmbedded({ folder: folder() })
  onTestFinished(() => embedded.close())
  const client = await connectTo(embedded)
  const found = await client.query(
    'select count(*)::int as count, max(id) as last, sum(length(filling))::int as bytes from rows',
  )
  const { count, last, bytes } = found.rows[0]
  expect(count).toBe(last)
  expect(bytes).toBe(500 * count)
  expect([answered, answered + 1]).toContain(last)
}, 120_000)

test('every commit reaches the disk before it is confirmed', async () => {
  const db = await openPGlite(folder(), null)
  onTestFinished(() => db.close())
  await db.exec('create table synced (id int)')
  const real = fs.fsyncSync
  let synced = 0
  fs.fsyncSync = (descriptor) => {
    synced++
    real(descriptor)
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.fsyncSync = real
    syncBuiltinESMExports()
  })
  for (let row = 1; row <= 5; row++) {
    await db.exec(`insert into synced values (${row})`)
    expect(synced).toBeGreaterThanOrEqual(row)
  }
})

/** Kills the child after it has printed `last`, and returns the last number printed. */
async function killAfter(child: ChildProcess, last: number): Promise<number> {
  let said = ''
  child.stdout!.on('data', (text) => {
    said += text
    if (Number(said.trimEnd().split('\n').at(-1)) >= last) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return Number(said.trimEnd().split('\n').at(-1))
}
