import { readBody, type FormValues } from './form.ts'

export type UploadForm = {
  values: FormValues
  /** Files by field name; fields without a chosen file are omitted. */
  files: Record<string, File>
}

/**
 * Parses a submitted form with its files, in either encoding; the last value of a repeated field wins. Files are held
 * in memory, within the path's body limit.
 *
 * @throws as `readBody`.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const values: [string, string][] = []
  const files: [string, File][] = []
  for (const [name, value] of await readBody(request)) {
    if (typeof value === 'string') values.push([name, value])
    // Browsers send an empty, unnamed file for an empty file input.
    else if (value.size > 0 || value.name !== '') files.push([name, value])
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) }
}
