import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { cutPage, type CutPage } from './personal-page.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A response held in memory, to be sent many times. */
export type CachedResponse = {
  status: number
  headers: Headers
  body: Bytes
  /** Hash of the body, for the ETag. */
  hash: string
  /** Compressed forms, created on first use. */
  compressed: Map<Encoding, Promise<Bytes | null>>
  /** What it depends on; any content, if undefined. */
  tags?: ReadonlySet<string>
  /** The brotli form at maximum compression, set by `packTightly`; until then the quick one is sent. */
  tight: Bytes | null
  /** The page cut at its personal parts; set by `cutOf`. */
  cut?: CutPage
}

const leastBytes = 1024
/** Must be revalidated and gets 304 if nothing changed, so nobody sees outdated content. */
export const VISITORS_CACHE_CONTROL = 'private, no-cache'

/** Stores a body with its status and headers, without headers of a single response. */
export function bufferResponse(body: Bytes, answer: Response): CachedResponse {
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Length', 'Date', 'Server-Timing']) headers.delete(name)
  headers.append('Vary', 'Accept-Encoding, Cookie')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', VISITORS_CACHE_CONTROL)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { status: answer.status, headers, body, hash, compressed: new Map(), tight: null }
}

/** Returns the page cut at its personal parts, and keeps it. */
export function cutOf(kept: CachedResponse): CutPage {
  kept.cut ??= cutPage(kept.body)
  return kept.cut
}

/** Creates the response to a request: in its preferred encoding, without a body for HEAD, 304 if the client has it. */
export async function giveAnswer(
  kept: CachedResponse,
  asked: { method: string; headers: Headers },
): Promise<{ answer: Response; body: Bytes | null }> {
  const { status, headers, body } = await giveForm(kept, asked)
  return { answer: new Response(body, { status, headers }), body }
}

async function giveForm(
  kept: CachedResponse,
  { method, headers: asked }: { method: string; headers: Headers },
): Promise<{ status: number; headers: Headers; body: Bytes | null }> {
  const { status } = kept
  const headers = new Headers(kept.headers)
  const encoding = isCompressible(kept) ? chooseEncoding(asked.get('accept-encoding')) : undefined
  const tight = encoding === 'br' ? kept.tight : null
  if (status === 200) {
    const form = tight ? '-br-tight' : encoding ? `-${encoding}` : ''
    const etag = `"${kept.hash}${form}"`
    headers.set('ETag', etag)
    if (isKnown(asked.get('if-none-match'), etag)) {
      headers.delete('Content-Type')
      return { status: 304, headers, body: null }
    }
  }
  const compressed = tight ?? (encoding && (await compress(kept, encoding)))
  if (encoding && compressed) headers.set('Content-Encoding', encoding)
  const body = compressed ?? kept.body
  if (isBodyless(status)) return { status, headers, body: null }
  headers.set('Content-Length', String(body.byteLength))
  return { status, headers, body: method === 'HEAD' ? null : body }
}

/**
 * Compresses a frequently requested response by another seventh, for thirty times the work, in the background; until then
 * requests get the quick form.
 */
export async function packTightly(kept: CachedResponse): Promise<void> {
  if (!isCompressible(kept) || !(await compress(kept, 'br'))) return
  kept.tight = new Uint8Array(await packWith(kept.body, TIGHT))
}

/** The maximum memory a response can take: the at most three compressed forms count only if smaller than half of it. */
export function mostBytes({ body }: CachedResponse): number {
  return body.byteLength * 2.5
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ??
    false
  )
}

function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

function isCompressible({ body, headers }: CachedResponse): boolean {
  return (
    body.byteLength >= leastBytes &&
    !headers.has('Content-Encoding') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  )
}

/** The body in that encoding, or null if it would not be less than half as long. */
function compress({ compressed, body }: CachedResponse, encoding: Encoding): Promise<Bytes | null> {
  let work = compressed.get(encoding)
  if (!work) {
    work = pack[encoding](body).then((packed) =>
      packed.byteLength * 2 < body.byteLength ? new Uint8Array(packed) : null,
    )
    compressed.set(encoding, work)
  }
  return work
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const QUICK = 6
const TIGHT = 10

function packWith(body: Bytes, quality: number) {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

const pack = {
  br: (body: Bytes) => packWith(body, QUICK),
  gzip: (body: Bytes) => zip(body, { level: 6 }),
}
