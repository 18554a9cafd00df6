import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package, if run as root on Debian or a derivative. Returns false otherwise or if it fails.
 *
 * @param {string} name
 * @param {string[]} [options] for apt-get install
 */
export function installDebianPackage(name, options = []) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing the Debian package ${name}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'pipe' })
    execFileSync('apt-get', ['install', '-y', ...options, name], { env, stdio: 'pipe' })
    return true
  } catch (error) {
    console.error(`${error.stderr ?? ''}${error.message}`)
    return false
  }
}
