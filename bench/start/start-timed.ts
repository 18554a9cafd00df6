import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..', '..')

export type Started = {
  pid: number
  url: string
  /** Milliseconds from starting the process until its first page was read completely. */
  firstPageMs: number
  /** Stops it and waits until it has exited. */
  stop(): Promise<void>
}

/** Starts a server that prints its address, requests `/` like a browser, and measures the time. */
export async function startTimed(
  program: string,
  settings: Record<string, string> = {},
): Promise<Started> {
  const begun = performance.now()
  const server = spawn(process.execPath, [path.join(ROOT, program)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
  })
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const exited = once(server, 'exit')
  const url = await Promise.race([
    addressOf(server.stdout),
    exited.then(([code]) => {
      throw new Error(`${program} exited with ${code} before it was ready.`)
    }),
  ])
  const page = await fetch(url, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0' } })
  await page.text()
  if (page.status !== 200) throw new Error(`The first page of ${program} answered ${page.status}.`)
  const firstPageMs = performance.now() - begun
  return {
    pid: server.pid ?? 0,
    url,
    firstPageMs,
    async stop() {
      server.kill('SIGTERM')
      await exited
      process.off('exit', end)
    },
  }
}

function addressOf(stream: NodeJS.ReadableStream): Promise<string> {
  let output = ''
  return new Promise((resolve) => {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      const url = /^Ready at (http:\S+?)\/?$/m.exec(output)?.[1]
      if (url) resolve(url)
    })
  })
}
