import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { describeProcess, type ProcessMark } from './process-mark.ts'

async function makeFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'database')
}

/** A process that locks the folder and prints `locked`, or the error. */
function lockElsewhere(folder: string) {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1e6) }
    catch (error) { console.log(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const said = once(child.stdout, 'data').then(([text]) => String(text).trim())
  return { child, said, ended }
}

test('a second process is refused with a readable message while the first lives', async () => {
  const folder = await makeFolder()
  const { child, said } = lockElsewhere(folder)
  expect(await said).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(
    `The database in ${folder} is in use by process ${child.pid}. Stop it first, or choose another DATA_DIR.`,
  )
  expect(await lockElsewhere(folder).said).toContain(`in use by process ${child.pid}`)
})

test('the lock of a killed process is taken over', async () => {
  const folder = await makeFolder()
  const { child, said, ended } = lockElsewhere(folder)
  await said
  child.kill('SIGKILL')
  await ended
  expect(existsSync(`${folder}.lock`)).toBe(true)
  lockFolder(folder)()
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('a process that exits cleanly leaves no lock', async () => {
  const folder = await makeFolder()
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    lockFolder(${JSON.stringify(folder)})`
  await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'close')
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('of many processes that find a stale lock, one gets it', async () => {
  const folder = await makeFolder()
  await leaveLock(folder, { startedAt: 'long ago' })
  const said = await Promise.all(Array.from({ length: 6 }, () => lockElsewhere(folder).said))
  expect(said.filter((text) => text === 'locked')).toHaveLength(1)
  expect(await readdir(join(folder, '..'))).toEqual(['database.lock'])
})

test('a reused process id does not keep the folder locked', async () => {
  const folder = await makeFolder()
  await leaveLock(folder, { startedAt: 'long ago' })
  lockFolder(folder)()
})

test('a lock of another machine or container is valid while it is touched', async () => {
  const folder = await makeFolder()
  await leaveLock(folder, { place: 'elsewhere' })
  expect(() => lockFolder(folder)).toThrow('another machine')
  const old = new Date(Date.now() - 60_000)
  await utimes(`${folder}.lock`, old, old)
  lockFolder(folder)()
})

test('an unreadable lock file is taken over', async () => {
  const folder = await makeFolder()
  await writeFile(`${folder}.lock`, 'null')
  lockFolder(folder)()
})

test('releasing keeps a lock that another process has taken since', async () => {
  const folder = await makeFolder()
  const release = lockFolder(folder)
  await leaveLock(folder, { place: 'elsewhere' })
  release()
  expect(await readFile(`${folder}.lock`, 'utf8')).toContain('elsewhere')
})

async function leaveLock(folder: string, mark: Partial<ProcessMark>) {
  await writeFile(`${folder}.lock`, JSON.stringify({ ...describeProcess(), ...mark }))
}
