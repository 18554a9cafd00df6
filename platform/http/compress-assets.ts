import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'

const leastBytes = 1024

/** Each of a thousand drawings would be some two hundred bytes smaller at most, for a tenth of the build's time. */
const DRAWING_QUALITY = 9

/**
 * Writes maximally compressed `.br` and `.gz` files next to every text file over 1 KiB in a folder. Runs once after a build;
 * resolves with the number of files that have variants.
 */
export async function compressAssets(folder: string): Promise<number> {
  let count = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    if (content.byteLength <= leastBytes) continue
    const [small, smaller] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: entry.name.endsWith('.svg')
            ? DRAWING_QUALITY
            : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
    ])
    await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)])
    count += 1
  }
  return count
}

function isText(name: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(name) ?? '')
}
