import { spawn } from 'node:child_process'
import { root } from './root.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and exits with its exit code.
 *
 * @param {string} node path of a Node 24
 * @param {string} program path of the program
 * @param {string[]} words its arguments
 */
export function runWith(node, program, words) {
  const child = spawn(node, [program, ...words], { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches the whole process group; only wait for the program to exit.
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
