import { execFileSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { isExecutable, onPath } from './on-path.mjs'
import { root } from './start/root.mjs'

/** A Chromium that can do nothing but serve programs: journeys take two thirds of the time in it. */
const QUICK = 'chromium-headless-shell'

const names = [
  QUICK,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
]

const places = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser for the journeys: CHROMIUM_PATH, else a Chromium of this machine; null when there is none.
 *
 * @throws when CHROMIUM_PATH names nothing that runs.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`)
  return named || onPath(names) || places.find(isExecutable) || null
}

/**
 * As `findBrowser`, and where there is none: Debian's package of the quick one, or of Chromium where Debian has no
 * such package, else the one Playwright downloads. Null means that Playwright finds its own.
 *
 * @returns {string | null}
 */
export function findOrInstallBrowser() {
  const found = findBrowser()
  if (found) return found
  if (installDebianPackage(QUICK) || installDebianPackage('chromium')) return findBrowser()
  console.log('No Chromium found; fetching the one that Playwright brings.')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  return null
}
