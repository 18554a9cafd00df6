import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

// Freeing machine code of WebAssembly can end the process: "Check failed: jit_page_->allocations_.erase(addr) == 1"
// (https://github.com/nodejs/node/issues/64500). Keeping it costs a few megabytes.
setFlagsFromString('--no-wasm-code-gc')

/** Internal PostgreSQL functions of the library's module. */
type Module = {
  _raw_parser(text: number, mode: number): number
  _malloc(bytes: number): number
  _free(address: number): void
  HEAPU8: Uint8Array
}

/**
 * PGlite with lower peak memory. PostgreSQL's grammar is one function of 105 kB. After a few hundred statements V8 would
 * optimize it, which takes 600 MB and a second of CPU, without a measurable benefit. Functions first compiled while the filter
 * names another function are never optimized, so this parses an empty text under the filter once. If a later V8 behaves
 * differently, only memory is lost.
 */
export class SparingPGlite extends PGlite {
  /** Runs between the start and the first statement. Only the library's own queries need what its name refers to. */
  override _initArrayTypes(): Promise<void> {
    const module = this.Module as unknown as Module
    const { _raw_parser: parse, _malloc: allocate, _free: release } = module
    const empty = allocate(1)
    module.HEAPU8[empty] = 0
    setFlagsFromString('--wasm-tier-up-filter=0')
    try {
      parse(empty, 0)
    } finally {
      setFlagsFromString('--wasm-tier-up-filter=-1')
      release(empty)
    }
    return Promise.resolve()
  }
}
