import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { isBuilt } from './source-hash.mjs'

const posix = process.platform !== 'win32'

/**
 * Builds the product unless `build/` was made from exactly these sources.
 *
 * @param {string} node path of a Node 24
 * @param {string[]} options of `build.ts`
 */
export async function buildIfStale(node, options = []) {
  if (isBuilt()) return
  console.log('Building the product.')
  const build = spawn(node, [join(root, 'scripts', 'build.ts'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: posix,
  })
  // The whole process group, because the build starts child processes.
  const stop = () => (posix ? process.kill(-build.pid) : build.kill())
  process.once('exit', stop)
  let output = ''
  build.stdout.on('data', (text) => (output += text))
  build.stderr.on('data', (text) => (output += text))
  await new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) return resolve(undefined)
      reject(new Error(`${output}\nThe product could not be built.`))
    })
  })
}
