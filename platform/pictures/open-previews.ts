import type { Storage } from '../storage/storage.ts'
import type { JpegSize, ImageProcessor } from './create-image-processor.ts'

/** JPEGs of stored pictures, for clients without WebP. */
export type Previews = {
  /** The stored picture in that size; null if its bytes are deleted. @throws like `Pictures.asJpeg`. */
  render(key: string, size: JpegSize): Promise<Uint8Array | null>
}

/** Bytes of the cache: some eighty previews. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Renders each preview once and caches the most recently used; concurrent requests share the work. It does not check access:
 * the caller has read the picture's row first.
 */
export function openPreviews(
  { storage, pictures }: { storage: Storage; pictures: ImageProcessor },
  mostBytes = MOST_BYTES,
): Previews {
  const made = new Map<string, Uint8Array>()
  const making = new Map<string, Promise<Uint8Array | null>>()
  let bytes = 0

  async function make(key: string, size: JpegSize): Promise<Uint8Array | null> {
    const kept = await storage.open(key)
    if (!kept) return null
    const original = new Uint8Array(await new Response(kept.stream).arrayBuffer())
    return pictures.asJpeg(original, size)
  }

  function remember(name: string, preview: Uint8Array): void {
    made.set(name, preview)
    bytes += preview.byteLength
    for (const [oldest, { byteLength }] of made) {
      if (bytes <= mostBytes) return
      made.delete(oldest)
      bytes -= byteLength
    }
  }

  return {
    async render(key, size) {
      const name = [key, size.width, size.height, size.fit].join()
      const known = made.get(name)
      if (known) {
        // Most recent last, so that the least recently used is evicted first.
        made.delete(name)
        made.set(name, known)
        return known
      }
      const begun = making.get(name)
      if (begun) return begun
      const work = make(key, size).finally(() => making.delete(name))
      making.set(name, work)
      const preview = await work
      if (preview) remember(name, preview)
      return preview
    },
  }
}
