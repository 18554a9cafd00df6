import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const OWN = ['app', 'db', 'domain', 'messages', 'platform']
const FILES = ['server.ts', 'open-application.ts', 'create-runtime.ts', 'package.json']
const SHARED = ['node_modules', 'build']

/** The text to remove from a file, and its replacement. */
export type Removal = { file: string; text: string; instead: string }

/**
 * A copy of the product without a protection, so that a test can be seen to fail; deleted after the test.
 *
 * @throws if the text is not in the file, so that no control becomes blind when the code changes.
 */
export async function productWithout(removals: readonly Removal[]): Promise<string> {
  const here = process.cwd()
  const folder = await mkdtemp(path.join(tmpdir(), 'without-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of [...OWN, ...FILES]) {
    await cp(path.join(here, name), path.join(folder, name), { recursive: true })
  }
  for (const name of SHARED) await symlink(path.join(here, name), path.join(folder, name))
  for (const { file, text, instead } of removals) {
    const place = path.join(folder, file)
    const source = await readFile(place, 'utf8')
    if (!source.includes(text)) throw new Error(`${file} does not say: ${text}`)
    await writeFile(place, source.replace(text, instead))
  }
  return folder
}
