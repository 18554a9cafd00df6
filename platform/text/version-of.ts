import { createHash } from 'node:crypto'

/**
 * The version of stored content, derived from it: a form sends back the version it was opened with. The same content has
 * the same version, whatever happened in between.
 */
export function versionOf(stored: unknown): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)
}
