import { findNode } from './find-node.mjs'
import { installIfNeeded } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Installs the packages if necessary and then runs `more`, while no other command of this checkout does. A failure ends the process
 * with its message.
 *
 * @param {(node: string) => Promise<void>} [more] given the path of a Node 24
 * @returns {Promise<string>} the path of a Node 24
 */
export async function prepare(more) {
  for (const signal of signals) process.once(signal, end)
  try {
    return await oneAtATime(async () => {
      await installIfNeeded()
      const node = findNode()
      await more?.(node)
      return node
    })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  } finally {
    for (const signal of signals) process.off(signal, end)
  }
}

/** Exits cleanly, so that child processes stop and the lock is released. */
function end() {
  process.exit(130)
}
