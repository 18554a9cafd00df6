import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

const posix = process.platform !== 'win32'

/**
 * Runs the server, built or (with `--dev`) from its sources, until it ends, hands it the signals this process gets, and
 * ends as it ends.
 *
 * @param {string} node path of a Node 24
 * @param {string[]} args for the server
 * @param {Record<string, string>} settings added to the environment
 */
export function runServer(node, args, settings) {
  // A process group of its own: a terminal sends Ctrl-C to everybody, npm passes it on as well, and
  // a server that hears it twice would take the second one for impatience.
  const program = args.includes('--dev') ? 'server.ts' : 'build/server/server.js'
  const server = spawn(node, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    detached: posix,
    env: { ...settings, ...process.env },
  })
  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  let last = -Infinity
  const pass = (signal) => {
    const now = performance.now()
    if (now - last > 1000) server.kill(signal)
    last = now
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal))
  process.on('SIGHUP', () => pass('SIGTERM'))
  if (process.env.npm_lifecycle_event) onParentGone(() => pass('SIGTERM'))
  server.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1))
  })
}

/** npm passes SIGTERM to its shell only, which dies of it and leaves us behind. */
function onParentGone(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
}
