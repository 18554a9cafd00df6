import type { FileHandle } from 'node:fs/promises'

const CHUNK = 64 * 1024

/** The rest of an open file, read as it is asked for; the file is closed at its end, on failure and when cancelled. */
export function streamFile(file: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK), 0, CHUNK)
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        } catch (error) {
          await file.close()
          throw error
        }
        await file.close()
        controller.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}
