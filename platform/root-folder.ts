import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of the whole project, for what is read from it as it stands there: from the sources as from the build. */
export const ROOT = above(import.meta.dirname)

/** Whether this runs as it was built, and not from the sources as they stand. */
export const IS_BUILT = !import.meta.filename.endsWith('.ts')

function above(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('The folder of the project was not found.')
  return above(parent)
}
