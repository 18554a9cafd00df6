import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a command (`backup`, `restore`), and returns its output and exit code. */
export async function runScript(
  script: string,
  words: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string; ms: number }> {
  const began = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
    timeout: 300_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output, ms: performance.now() - began }
}
