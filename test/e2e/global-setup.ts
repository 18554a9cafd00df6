import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FURNISHED, startProduct } from './start-product.ts'

/** Loads the demo once for the whole run: every product starts with a copy of it. */
export default async function seed(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'furnished-'))
  const product = await startProduct({ DATA_DIR: folder })
  await product.stop()
  process.env[FURNISHED] = folder
  return () => rm(folder, { recursive: true, force: true })
}
