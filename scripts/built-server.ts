import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What the build of the server begins with. From its second start on the code is read as it was compiled before, where
// this folder may be written to; the next build empties it.
enableCompileCache(path.join(import.meta.dirname, 'compiled'))
await import('../server.ts')
