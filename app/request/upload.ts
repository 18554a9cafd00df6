import { readBody, type FormValues } from './form.ts'

export type UploadForm = {
  values: FormValues
  /** By the name of their field; a field without a chosen file is not in it. */
  files: Record<string, File>
}

/**
 * A posted form with its files, whichever way it is encoded; of a repeated field, the last. The files lie in memory,
 * within the limit of the path's body.
 *
 * @throws as `readBody`.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const values: [string, string][] = []
  const files: [string, File][] = []
  for (const [name, value] of await readBody(request)) {
    if (typeof value === 'string') values.push([name, value])
    // Nothing without a name is what browsers send for a file field that was left empty.
    else if (value.size > 0 || value.name !== '') files.push([name, value])
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) }
}
