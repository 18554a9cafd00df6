import { readFileSync } from 'node:fs'
import { readEnv, SettingsError, type Env } from './env.ts'

/**
 * Reads the settings of this process from its environment and, for the rest, from the file named by F4I_ENV_FILE. The service,
 * the nightly backup and every command with the same file have the same settings.
 *
 * @throws SettingsError with one sentence for each invalid or missing setting, or for an unreadable file.
 */
export function readSettings(source: Record<string, string | undefined>): Env {
  const file = source['F4I_ENV_FILE']
  return readEnv(file ? { ...readSettingsFile(file), ...source } : source)
}

/**
 * Parses lines of NAME=value like systemd's EnvironmentFile: a value runs to the end of its line, including spaces and special
 * characters, and may be quoted.
 */
function readSettingsFile(file: string): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [at, line] of readText(file).split(/\r?\n/).entries()) {
    const text = line.trim()
    if (text === '' || text.startsWith('#') || text.startsWith(';')) continue
    const found = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(text)
    // The line may contain a secret, so only its number is reported.
    if (!found) throw new SettingsError(`${file}, line ${at + 1}: must be NAME=value.`)
    settings[found[1]!] = unquote(found[2]!.trim())
  }
  return settings
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(
      code === 'ENOENT'
        ? `F4I_ENV_FILE: there is no file ${file}.`
        : `F4I_ENV_FILE: ${file} cannot be read (${code}). Its group must be that of the service's user.`,
      { cause: error },
    )
  }
}

function unquote(value: string): string {
  const inside = /^(["'])(.*)\1$/.exec(value)
  if (!inside) return value
  return inside[1] === '"' ? inside[2]!.replaceAll(/\\(["\\$`])/g, '$1') : inside[2]!
}
