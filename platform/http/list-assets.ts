import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from './choose-encoding.ts'

/** A file of the client build, with its compressed variants. */
export type Asset = {
  file: string
  type: string
  /** Hash of the content. */
  hash: string
  /** Whole seconds, the precision of HTTP dates. */
  modifiedAt: Date
  variants: ReadonlyMap<Encoding, string>
}

/**
 * Lists the files that may be served, by URL path (`/assets/x.js`). Only listed files can be sent, so no spelling of `..` leads
 * out of the folder. Dotfiles and dot folders are excluded. Empty if the folder does not exist.
 */
export function listAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (path.includes('/.') || isVariant(file, known)) continue
    const variants = new Map<Encoding, string>()
    if (known.has(`${file}.br`)) variants.set('br', `${file}.br`)
    if (known.has(`${file}.gz`)) variants.set('gzip', `${file}.gz`)
    assets.set(path, {
      file,
      type: getMimeType(file) ?? 'application/octet-stream',
      hash: createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22),
      modifiedAt: new Date(Math.floor(statSync(file).mtimeMs / 1000) * 1000),
      variants,
    })
  }
  return assets
}

function isVariant(file: string, known: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3))
}
