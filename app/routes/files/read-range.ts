import type { ByteRange } from '#platform/storage/storage.ts'

/**
 * The one range that a GET asks for, as a function of the length: `none` if it lies outside. Null if it asks for everything, for
 * several ranges, which are not served, or for a part of another version (`If-Range`).
 */
export function readRange(
  request: Request,
  headers: Headers,
): ((bytes: number) => ByteRange | 'none') | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  if (request.method !== 'GET' || (!first && !last)) return null
  const known = request.headers.get('If-Range')
  if (known !== null && known !== headers.get('ETag')) return null
  if (first && last && Number(first) > Number(last)) return null
  return (bytes) => {
    const from = first ? Number(first) : Math.max(bytes - Number(last), 0)
    if (from >= bytes) return 'none'
    return { first: from, last: first && last ? Math.min(Number(last), bytes - 1) : bytes - 1 }
  }
}
