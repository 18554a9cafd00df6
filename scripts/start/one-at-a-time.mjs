import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'

const folder = join(root, '.cache')
const lock = join(folder, 'preparing.lock')

/**
 * Runs `work` while no other process of this checkout installs or builds. Waits for a running one and removes the lock of a
 * dead one.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  mkdirSync(folder, { recursive: true })
  let told = false
  while (!taken()) {
    if (clearDead()) continue
    if (!told) console.log('Waiting for another command that is installing or building here.')
    told = true
    await pause(200)
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function release() {
  rmSync(lock, { force: true })
}

function taken() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Renames the lock before deleting it, so that only one of two processes that see the same dead owner removes it. */
function clearDead() {
  const owner = ownerOf(lock)
  if (owner === null || isAlive(owner)) return false
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return true
  }
  const moved = ownerOf(aside)
  if (moved !== owner && moved !== null) renameSync(aside, lock)
  else rmSync(aside, { force: true })
  return true
}

/** Null if the owner has not yet written its process id, or the lock is gone. */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
