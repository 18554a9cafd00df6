import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/** What of PostgreSQL's own functions is called here, as the library's module has them. */
type Module = {
  _raw_parser(text: number, mode: number): number
  _malloc(bytes: number): number
  _free(address: number): void
  HEAPU8: Uint8Array
}

/**
 * PGlite without its greediest moment. PostgreSQL's grammar is one function of 105 kB. After a few hundred statements V8
 * would optimize it, for which it takes 600 MB and a second of a core, and which makes statements no faster that could be
 * measured. Whatever is compiled at first while the filter names another function stays as it is; so an empty text is
 * parsed once under it. Should a later V8 do otherwise, nothing is lost but the memory.
 */
export class SparingPGlite extends PGlite {
  /** Comes between the start and the first statement. What it is named for only the library's own queries need. */
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
