import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../../scripts/start/root.mjs'

const compiled = path.join(root, 'messages/compiled')

export const bundledMessages = path.join(root, '.cache/messages.js')

/** The texts and their runtime in one file, so that both read the same language. */
const BOTH = 'messages-and-runtime'
const both = ['messages.js', 'runtime.js']
  .map((file) => `export * from ${JSON.stringify(path.join(compiled, file))}`)
  .join('\n')

/** Bundles the compiled messages, thousands of files, into one, unless it is up to date. */
export async function bundleMessages(): Promise<void> {
  if (existsSync(bundledMessages) && statSync(bundledMessages).mtimeMs > lastChange()) return
  const bundle = await rolldown({
    input: BOTH,
    treeshake: false,
    plugins: [
      {
        name: 'both',
        resolveId: (id) => (id === BOTH ? id : null),
        load: (id) => (id === BOTH ? both : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  mkdirSync(path.dirname(bundledMessages), { recursive: true })
  // Another run may be reading the file.
  const fresh = `${bundledMessages}.${process.pid}`
  writeFileSync(fresh, output[0].code)
  renameSync(fresh, bundledMessages)
}

function lastChange(): number {
  const messages = path.join(compiled, 'messages')
  return Math.max(
    ...readdirSync(messages).map((file) => statSync(path.join(messages, file)).mtimeMs),
  )
}
