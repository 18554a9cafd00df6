import { open, type FileHandle } from 'node:fs/promises'

const CHUNK = 64 * 1024

/**
 * A file's bytes, read as they are asked for. It is opened with the first one asked for, so that an answer nobody
 * reads holds nothing, and closed at its end, on failure and when cancelled.
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
