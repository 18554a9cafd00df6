import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder, outOfReach } from './create-storage.ts'

/** Incoming bytes, on disk instead of in memory. */
export type Spooled = {
  /** @throws AppError unavailable on a disk error. */
  write(bytes: Uint8Array): Promise<void>
  /** All bytes written, read on demand. */
  read(): ReadableStream<Uint8Array>
  /** Frees the disk space. */
  close(): Promise<void>
}

/** Opens such a file. @throws AppError unavailable on a disk error. */
export type OpenSpool = () => Promise<Spooled>

const CHUNK = 64 * 1024

/**
 * Spools into the storage's folder of partial files. The name is removed as soon as the file is open, so that nothing remains
 * however the process ends.
 */
export function openSpool(folder: string): OpenSpool {
  const incoming = incomingFolder(folder)
  return async () => {
    const file = path.join(incoming, randomUUID())
    const handle = await refusing(async () => {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const opened = await open(file, 'wx+', 0o600)
      await rm(file)
      return opened
    })
    let end = 0
    return {
      async write(bytes) {
        // A nearly full disk writes a part before it fails.
        for (let done = 0; done < bytes.byteLength;) {
          const left = bytes.byteLength - done
          const { bytesWritten } = await refusing(() => handle.write(bytes, done, left, end))
          done += bytesWritten
          end += bytesWritten
        }
      },
      read() {
        let at = 0
        return new ReadableStream<Uint8Array>(
          {
            async pull(controller) {
              const { bytesRead, buffer } = await refusing(() =>
                handle.read(new Uint8Array(CHUNK), 0, CHUNK, at),
              )
              at += bytesRead
              if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
              else controller.close()
            },
          },
          { highWaterMark: 0 },
        )
      },
      close: () => handle.close(),
    }
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw outOfReach(error)
  }
}
