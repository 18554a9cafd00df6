import { readFile } from 'node:fs/promises'

let engine: Promise<WebAssembly.Module> | undefined

/** For tests: while the compiled engine is held in this process, no thread compiles it again, which is half of its startup time. */
export async function lockEngine(): Promise<void> {
  engine ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  await engine
}
