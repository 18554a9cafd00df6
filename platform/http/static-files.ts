import { readFile } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from './choose-encoding.ts'
import { listAssets, type Asset } from './list-assets.ts'
import type { WebEnv } from './web-env.ts'

/** Folder of files with a content hash in their name. */
const hashed = '/assets/'

/**
 * Serves the client build, without the application and its database. Missing paths under `/assets/` are answered here; other
 * unknown paths go on.
 */
export function staticFiles(folder: string): MiddlewareHandler<WebEnv> {
  const assets = listAssets(folder)
  return async (c, next) => {
    // A file name may contain a space; the path was checked to be decodable.
    const path = decodeURIComponent(c.var.url.pathname)
    const asset = assets.get(path)
    if (!asset) return path.startsWith(hashed) ? c.text('Not found', 404) : next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    }
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'), [...asset.variants.keys()])
    const etag = `"${asset.hash}${encoding ? `-${encoding}` : ''}"`
    const headers = {
      'Cache-Control': path.startsWith(hashed)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ETag: etag,
      'Last-Modified': asset.modifiedAt.toUTCString(),
      ...(asset.variants.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
    }
    if (isFresh(c.req.raw.headers, etag, asset)) return c.body(null, 304, headers)
    const content = await read((encoding && asset.variants.get(encoding)) ?? asset.file)
    if (!content) return c.text('Not found', 404)
    const described = {
      ...headers,
      'Content-Type': asset.type,
      'Content-Length': String(content.byteLength),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    }
    return c.req.method === 'HEAD' ? c.body(null, 200, described) : c.body(content, 200, described)
  }
}

/** RFC 9110, 13.2.2: If-None-Match takes precedence. */
function isFresh(headers: Headers, etag: string, { modifiedAt }: Asset): boolean {
  const known = headers.get('if-none-match')
  if (known !== null) {
    return known.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return since >= modifiedAt.getTime()
}

/** Undefined if the file was deleted since the start, for example by a new build. */
async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
