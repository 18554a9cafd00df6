import { readFile } from 'node:fs/promises'
import type { Storage } from '../storage/storage.ts'
import type { CardLayout } from './compose-card.ts'
import type { JpegSize, ImageProcessor } from './create-image-processor.ts'

/** JPEGs for link previews, whose readers often lack WebP. */
export type Previews = {
  /** The stored picture in that size; null if its bytes are deleted. @throws like `ImageProcessor.asJpeg`. */
  render(key: string, size: JpegSize): Promise<Uint8Array | null>
  /**
   * A card of stored pictures, of our own ones and of text. `name` must change with its content. A picture whose bytes are
   * deleted is left out. @throws like `ImageProcessor.compose`.
   */
  compose(name: string, card: CardLayout<{ key: string } | { file: string }>): Promise<Uint8Array>
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

  async function read(key: string): Promise<Uint8Array | null> {
    const kept = await storage.open(key)
    return kept && new Uint8Array(await new Response(kept.stream).arrayBuffer())
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

  async function once(name: string, make: () => Promise<Uint8Array | null>) {
    const known = made.get(name)
    if (known) {
      // Most recent last, so that the least recently used is evicted first.
      made.delete(name)
      made.set(name, known)
      return known
    }
    const begun = making.get(name)
    if (begun) return begun
    const work = make().finally(() => making.delete(name))
    making.set(name, work)
    const preview = await work
    if (preview) remember(name, preview)
    return preview
  }

  return {
    render: (key, size) =>
      once([key, size.width, size.height, size.fit].join(), async () => {
        const original = await read(key)
        return original && pictures.asJpeg(original, size)
      }),
    async compose(name, { pictures: shown, ...card }) {
      const composed = await once(`card,${name}`, async () => {
        const opened = await Promise.all(
          shown.map(async (picture) => ({
            ...picture,
            bytes: 'key' in picture ? await read(picture.key) : await readFile(picture.file),
          })),
        )
        return pictures.compose({
          ...card,
          pictures: opened.flatMap(({ bytes: of, ...area }) =>
            of ? [{ ...area, bytes: of }] : [],
          ),
        })
      })
      return composed!
    },
  }
}
