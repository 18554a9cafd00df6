import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs the server until it exits as expected; kills it after a minute otherwise. */
export async function runServer(
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const server = spawn(process.execPath, ['build/server/server.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }
  const [code] = (await once(server, 'close')) as [number | null]
  return { code, output }
}
