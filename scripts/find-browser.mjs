import { execFileSync } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { isExecutable, onPath } from './on-path.mjs'
import { root } from './start/root.mjs'

/** Headless Chromium: browser tests take two thirds of the time in it. */
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
 * Finds the browser for browser tests: CHROMIUM_PATH, or an installed Chromium; null if there is none.
 *
 * @throws if CHROMIUM_PATH is not executable.
 * @returns {string | null}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`)
  return named || onPath(names) || places.find(isExecutable) || null
}

/**
 * Like `findBrowser`, but installs one if there is none: Debian's headless package, or Debian's Chromium, or Playwright's
 * download. Null means that Playwright finds its own.
 *
 * @returns {string | null}
 */
export function findOrInstallBrowser() {
  const found = findBrowser()
  if (found) return found
  if (installDebianPackage(QUICK) || installDebianPackage('chromium')) return findBrowser()
  console.log('No Chromium found; downloading it with Playwright.')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  return null
}
