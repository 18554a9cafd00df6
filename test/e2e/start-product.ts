import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sparing } from '../../scripts/start/sparing.mjs'

export type Mail = { id: string; kind: string; to: string; subject: string; text: string }

export type Product = {
  /** Its address, without a trailing slash. */
  url: string
  /** The id of its process. */
  pid: number
  /** Its data folder, unless the settings name another. */
  folder: string
  /** Its output so far, including logs. */
  output(): string
  /** The emails sent so far, newest first, from `/dev/mail.json`. */
  mails(): Promise<Mail[]>
  /** Sends the signal and returns the exit code; the folder stays. */
  end(signal: NodeJS.Signals): Promise<number | null>
  stop(): Promise<void>
}

/** Names the data folder that new ones are copied from, if there is one: see `furnish.ts`. */
export const FURNISHED = 'FURNISHED_DATA'

/**
 * Starts the built product on a free port with a new data folder, as a demo. With `program`, a modified copy, the
 * process runs from its sources with the same built pages.
 *
 * @throws with its output, when it is not ready within 150 s.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  program?: string,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'))
  // A production product has no demo, and one with its own folder is seeded by its caller.
  const isOwn = settings['APP_ENV'] === 'production' || settings['DATA_DIR'] !== undefined
  if (!isOwn) await seedFolder(folder, settings['DATABASE_URL'] === undefined)
  const file = program ? join(program, 'server.ts') : 'build/server/server.js'
  const server = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...sparing,
      APP_ENV: 'demo',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // All tests use one IP address.
      ...(settings['APP_ENV'] === 'production' ? {} : { LIMITS: 'wide' }),
      ...settings,
    },
  })
  // If the tests are aborted, the product must stop too.
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  const exited = once(server, 'exit')
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }

  const stop = async () => {
    server.kill('SIGTERM')
    const late = setTimeout(end, 15_000)
    await exited
    clearTimeout(late)
    process.off('exit', end)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = await readAddress(server.stdout, server.stderr)
    const mails = async () => {
      const answer = await fetch(`${url}/dev/mail.json`)
      if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}.`)
      return (await answer.json()) as Mail[]
    }
    return {
      url,
      pid: server.pid!,
      folder,
      mails,
      stop,
      output: () => output,
      async end(signal) {
        server.kill(signal)
        const [code] = (await exited) as [number | null]
        return code
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Copies the seeded data into a folder, if there are any; optionally without the database. */
export async function seedFolder(folder: string, withDatabase = true): Promise<void> {
  const seeded = process.env[FURNISHED]
  if (!seeded) return
  const database = join(seeded, 'database')
  const filter = (file: string) => withDatabase || file !== database
  await cp(seeded, folder, { recursive: true, filter })
}

async function readAddress(...streams: NodeJS.ReadableStream[]): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The product ${reason}.\n${output}`))
    const limit = setTimeout(() => fail('was not ready within 150 s'), 150_000)
    for (const stream of streams) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        const url = /^Ready at (http:\S+?)\/?$/m.exec(output)?.[1]
        if (!url) return
        clearTimeout(limit)
        resolve(url)
      })
      stream.once('end', () => {
        clearTimeout(limit)
        fail('ended before it was ready')
      })
    }
  })
}
