import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed-lock')

/** Installs the packages of `package-lock.json`, unless exactly these are installed. */
export async function installIfNeeded() {
  const wanted = wantedStamp()
  if (readIfThere(stamp) === wanted) return
  if (!holdsTheLock()) {
    console.log('Installing packages (npm ci); the first time this takes about a minute.')
    await npmCi()
  }
  writeFileSync(stamp, wanted)
}

/** Includes the platform, because a checkout shared with a container needs other binaries. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`
}

/** Whether npm has already run for this lock file; then nothing is deleted that a running process may use. */
function holdsTheLock() {
  const there = readIfThere(join(modules, '.package-lock.json'))
  if (there === null) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(there).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const fits = allows(entry.os, process.platform) && allows(entry.cpu, process.arch)
    if (!fits || entry.optional || entry.devOptional) return true
    return found[path]?.version === entry.version && existsSync(join(root, path))
  })
}

function allows(list, value) {
  return !list || [list].flat().includes(value)
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function npmCi() {
  const script = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit']
  // npm deletes node_modules first, so it must not run on the Node inside.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter)
  const options = { cwd: root, env: { ...process.env, PATH: path } }
  const npm = script
    ? spawn(process.env.npm_node_execpath ?? process.execPath, [script, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  const stop = () => npm.kill()
  process.once('exit', stop)
  let output = ''
  npm.stdout.on('data', (text) => (output += text))
  npm.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    npm.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    npm.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) return resolve()
      reject(
        new Error(`${output}\nThe packages could not be installed (npm ci ended with ${code}).`),
      )
    })
  })
}
