import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/start/root.mjs'
import { buildStamp } from '../../scripts/start/source-hash.mjs'
import { startProduct } from './start-product.ts'

const cache = join(root, '.cache')
/** The demo's dates are relative to when it was loaded. */
const FRESH_MS = 60 * 60 * 1000

/**
 * The data folder of a product that has loaded the demo, to copy: made once for all steps of a run, which saves each ten CPU s. The
 * last one stays in `.cache`, for the next run of the same build within an hour.
 */
export async function keepFurnished(): Promise<string> {
  const build = readFileSync(buildStamp, 'utf8').slice(0, 16)
  const kept = join(cache, `furnished-${build}`)
  if (existsSync(kept) && Date.now() - statSync(kept).mtimeMs < FRESH_MS) return kept
  await mkdir(cache, { recursive: true })
  const old = readdirSync(cache).filter((name) => name.startsWith('furnished-'))
  for (const name of old) await rm(join(cache, name), { recursive: true, force: true })
  const unfinished = `${kept}.${process.pid}`
  const product = await startProduct({ DATA_DIR: unfinished })
  await product.stop()
  await rename(unfinished, kept)
  return kept
}
