import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

const posix = process.platform !== 'win32'

/**
 * Runs the server, built or (with `--dev`) from source, forwards signals to it, and exits with its exit code.
 *
 * @param {string} node path of a Node 24
 * @param {string[]} args for the server
 * @param {Record<string, string>} settings added to the environment
 */
export function runServer(node, args, settings) {
  // A separate process group: on Ctrl-C the terminal signals the whole group and npm forwards the signal too, and
  // the server should receive it once.
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

/** npm sends SIGTERM only to its shell, which exits and leaves this process running. */
function onParentGone(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
}
