import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectTo } from './open-for-test.ts'
import { openPGlite } from './open-pglite.ts'
import { startEmbedded } from './start-embedded.ts'

async function makeFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'embedded-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'database')
}

test('kill -9 of a writing process loses no answered row and leaves at most the one unanswered', async () => {
  const folder = await makeFolder()
  let answered = 0
  for (const rows of [40, 160, 400]) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'write-until-killed.ts'), folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    answered = await killAfter(child, answered + rows)

    const embedded = await startEmbedded({ folder })
    const client = await connectTo(embedded)
    const found = await client.query(
      'select count(*)::int as count, max(id) as last, sum(length(filling))::int as bytes from rows',
    )
    const { count, last, bytes } = found.rows[0]
    expect(count).toBe(last)
    expect(bytes).toBe(500 * count)
    expect([answered, answered + 1]).toContain(last)
    answered = last
    await client.end()
    await embedded.close()
  }
}, 120_000)

test('every commit reaches the disk before it is answered', async () => {
  const folder = await makeFolder()
  const db = await openPGlite(folder, null)
  onTestFinished(() => db.close())
  await db.exec('create table rows (id int)')
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
    await db.exec(`insert into rows values (${row})`)
    expect(synced).toBeGreaterThanOrEqual(row)
  }
})

/** Kills the child once it has said `last`, and returns the last number it has said. */
async function killAfter(child: ChildProcess, last: number): Promise<number> {
  let said = ''
  child.stdout!.on('data', (text) => {
    said += text
    if (Number(said.trimEnd().split('\n').at(-1)) >= last) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return Number(said.trimEnd().split('\n').at(-1))
}
