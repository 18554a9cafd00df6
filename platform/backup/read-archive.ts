import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { z } from 'zod'
import { endShape, manifestShape, type End, type Manifest } from './manifest.ts'

/** The problem of an archive, to be printed after its name. */
class Broken extends Error {}

/**
 * Reads an archive completely and passes each entry between manifest and end to `visit`: rows come in parts of some megabytes,
 * and file sizes are limited.
 *
 * @throws with a readable message if it is no backup, was cut off, or was altered.
 */
export async function readArchive(
  file: string,
  visit: (name: string, bytes: Buffer, manifest: Manifest) => Promise<void>,
): Promise<{ manifest: Manifest; end: End }> {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  let end: End | undefined
  const take = async (name: string, bytes: Buffer) => {
    if (end) throw new Broken('goes on behind its end')
    if (name === 'end.json') {
      end = endShape.parse(JSON.parse(bytes.toString()))
      if (end.checksum !== hash.digest('hex')) throw new Broken('is not what was written')
      return
    }
    hash.update(`${name}\n${bytes.length}\n`).update(bytes)
    if (manifest) await visit(name, bytes, manifest)
    else manifest = readManifest(name, bytes)
  }
  const unpack = async (source: AsyncIterable<Buffer>) => {
    const entries = streamOf(source).pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) {
      await take(header.name, Buffer.from(await new Response(body).arrayBuffer()))
    }
  }
  try {
    await pipeline(createReadStream(file), createGunzip(), unpack)
    if (!manifest) throw new Broken('is empty')
    if (!end) throw new Broken('was cut off')
    return { manifest, end }
  } catch (error) {
    throw inWords(file, error)
  }
}

/** Typed like the browser's streams, which differ from Node's. */
function streamOf(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array>
}

function readManifest(name: string, bytes: Buffer): Manifest {
  if (name !== 'manifest.json') throw new Broken('is no backup of this product')
  const said: unknown = JSON.parse(bytes.toString())
  const { data } = z.object({ format: z.number() }).safeParse(said)
  if (data && data.format > 1) {
    throw new Broken('was made by a newer version of this program. Restore it with that version')
  }
  return manifestShape.parse(said)
}

function inWords(file: string, error: unknown): unknown {
  if (error instanceof Broken) return new Error(`${file} ${error.message}.`)
  const { code, message } = error as { code?: string; message: string }
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`)
  if (code === 'Z_BUF_ERROR' || message === 'Tar archive is truncated.') {
    return new Error(`${file} was cut off.`, { cause: error })
  }
  if (code?.startsWith('Z_')) {
    return new Error(`${file} is damaged, or no backup of this product.`, { cause: error })
  }
  return error
}
