import { existsSync } from 'node:fs'
import path from 'node:path'

/** The project's root folder, both from source and from the build. */
export const ROOT = above(import.meta.dirname)

/** Whether this runs from the build and not from source. */
export const IS_BUILT = !import.meta.filename.endsWith('.ts')

function above(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('The folder of the project was not found.')
  return above(parent)
}
