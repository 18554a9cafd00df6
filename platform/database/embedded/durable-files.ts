import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The internals of Emscripten's Node file system that we use. */
type Module = {
  FS: { ErrnoError: new (code: number) => Error }
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  }
}

const EIO = 29

/**
 * PGlite's Node file system with a real fsync. The library's fsync does nothing, so a commit would be confirmed before it is on
 * disk. Needs a start without `-F` and with `wal_sync_method=fsync`.
 */
export class DurableFiles extends NodeFS {
  override async init(...[db, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(db, options)
    result.emscriptenOpts.preRun?.push((module: unknown) => addFsync(module as Module))
    return result
  }
}

function addFsync({ FS, NODEFS }: Module) {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node))
      else fsyncSync(stream.nfd)
      return 0
    } catch {
      // PostgreSQL must learn of it and stop: after a failed fsync the disk's content is unknown.
      throw new FS.ErrnoError(EIO)
    }
  }
}

/** Directories have no descriptor in Emscripten. */
function syncPath(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
