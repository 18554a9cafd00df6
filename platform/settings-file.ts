import { readFileSync } from 'node:fs'
import { readEnv, SettingsError, type Env } from './env.ts'

/**
 * Reads the settings of this process: those of its environment, and for the rest those of the file that F4I_ENV_FILE
 * names. The service, the nightly backup and every command given the same file have the same settings.
 *
 * @throws SettingsError with one sentence for each wrong or missing setting, or for a file that cannot be read.
 */
export function readSettings(source: Record<string, string | undefined>): Env {
  const file = source['F4I_ENV_FILE']
  return readEnv(file ? { ...readSettingsFile(file), ...source } : source)
}

/**
 * Reads lines of NAME=value, as systemd's EnvironmentFile has them: a value goes to the end of its line, spaces and signs
 * included, and may stand in quotes.
 */
function readSettingsFile(file: string): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [at, line] of readText(file).split(/\r?\n/).entries()) {
    const text = line.trim()
    if (text === '' || text.startsWith('#') || text.startsWith(';')) continue
    const found = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(text)
    // The line may hold a secret, so its number is all that is said of it.
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
