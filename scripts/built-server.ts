import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Entry point of the server build. Compiled code is cached in this folder, if it is writable; the next build empties it.
enableCompileCache(path.join(import.meta.dirname, 'compiled'))
await import('../server.ts')
