import { open, type FileHandle } from 'node:fs/promises'

const CHUNK = 64 * 1024

/**
 * Streams a file on demand. It is opened at the first read, so that an unread response holds nothing, and closed at its end, on
 * failure and on cancel.
 */
export function streamFile(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path, 'r')
          const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK), 0, CHUNK)
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
