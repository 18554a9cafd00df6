import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium with its own profile; returns its debugging port. */
export async function openChromium(program: string) {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'))
  const browser = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: the program may be a script that starts the browser and exits first.
    detached: true,
  })
  const closed = once(browser, 'close')
  const end = (signal: NodeJS.Signals) => {
    if (browser.pid !== undefined) process.kill(-browser.pid, signal)
  }
  const kill = () => end('SIGKILL')
  process.once('exit', kill)
  browser.once('close', () => process.off('exit', kill))
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (text: Buffer) => {
      output += text.toString()
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (found) resolve(Number(found))
    })
    browser.once('error', reject)
    browser.once('exit', () => reject(new Error(`Chromium ended before it was ready.\n${output}`)))
  })
  return {
    port,
    async close() {
      end('SIGTERM')
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
