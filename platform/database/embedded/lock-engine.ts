import { readFile } from 'node:fs/promises'

let engine: Promise<WebAssembly.Module> | undefined

/** For tests: as long as somebody in this process holds the compiled engine, no thread compiles it again, which is half of its time. */
export async function lockEngine(): Promise<void> {
  engine ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  await engine
}
