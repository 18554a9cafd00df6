import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, independent of the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
