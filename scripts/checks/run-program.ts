import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../start/root.mjs'

export type Ran = { ok: boolean; output: string }

/**
 * Runs a JavaScript program of this project on the current Node. Captures its output, and with `aloud` also prints it while it
 * runs.
 */
export async function runProgram(
  script: string,
  args: string[] = [],
  { aloud = false, env = {} }: { aloud?: boolean; env?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (aloud) process.stdout.write(text)
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, output }
}
