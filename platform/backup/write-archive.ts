import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import type { End, Manifest } from './manifest.ts'

/** Adds an entry; resolves once there is room for the next, so that little is held in memory. */
export type Put = (name: string, bytes: Uint8Array) => Promise<void>

/**
 * Writes an archive (a gzipped tar) readable only by its owner: the manifest, the entries of `fill`, and an end record with the
 * checksum. It gets its final name when it is complete and on disk.
 *
 * @throws if the file already exists; a failure leaves no file.
 */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  fill: (put: Put) => Promise<Omit<End, 'checksum'>>,
): Promise<{ end: End; bytes: number }> {
  if (await exists(file)) throw new Error(`${file} is there already. Choose another name.`)
  const unfinished = `${file}.unfinished`
  try {
    const { readable, controller } = createTarPacker()
    const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    // Most of it is pictures, which are compressed already, or text, which even fast levels compress well.
    const written = pipeline(Readable.from(readable), createGzip({ level: 3 }), out)
    const hash = createHash('sha256')
    const add: Put = async (name, bytes) => {
      const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
      await writer.write(bytes)
      await writer.close()
    }
    const put: Put = async (name, bytes) => {
      hash.update(`${name}\n${bytes.length}\n`).update(bytes)
      await add(name, bytes)
    }
    const filled = (async () => {
      await put('manifest.json', encode(manifest))
      const end = { ...(await fill(put)), checksum: '' }
      end.checksum = hash.digest('hex')
      await add('end.json', encode(end))
      controller.finalize()
      return end
    })()
    // The first to fail, the disk or the source, ends the other.
    filled.catch((error: unknown) => controller.error(error))
    const [end] = await Promise.all([filled, written])
    const { size } = await stat(unfinished)
    await rename(unfinished, file)
    return { end, bytes: size }
  } catch (error) {
    // Another process is writing it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      await rm(unfinished, { force: true })
    }
    throw error
  }
}

function encode(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
