import { open, type FileHandle } from 'node:fs/promises'
import type { ByteRange } from './storage.ts'

const CHUNK = 64 * 1024

/**
 * Streams a file, or a range of it, on demand. It is opened at the first read, so that an unread response holds nothing, and closed at its end, on
 * failure and on cancel.
 */
export function streamFile(path: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let at = range?.first ?? 0
  const end = range ? range.last + 1 : Infinity
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path, 'r')
          const most = Math.min(CHUNK, end - at)
          const { bytesRead, buffer } = await file.read(new Uint8Array(most), 0, most, at)
          at += bytesRead
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        } catch (error) {
          await file?.close()
          throw error
        }
        await file.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}
