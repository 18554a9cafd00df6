import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** What a `domain` file may import to be shared with the browser: types, messages, formatters, and other shared files. */
const ALLOWED_IMPORT =
  /^(#messages(\/runtime)?$|\.{1,2}\/|#domain\/|#platform\/text\/(counted|format|hebrew-words|language|money|normalize|translations)\.ts$)/
/** The only part of `platform` for the browser: formatters of dates, numbers and money, the languages of texts, and the form in which these are compared. */
const FOR_BOTH =
  /^platform\/text\/(counted|format|hebrew-words|language|money|normalize|translations)\.ts$/

/**
 * Fails a build in which server code would reach the browser: `platform` except its formatters of text, `db`, the process, and `domain`
 * except shared files (types, limits, pure rules; no library, no platform).
 */
export function keepServerCodeHome(): Plugin {
  return {
    name: 'keep-server-code-home',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || importer.includes('node_modules') || !/^[#./]/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = path.relative(ROOT, found?.id.split('?')[0] ?? '').replaceAll('\\', '/')
      const refuse = (why: string) => {
        const from = path.relative(ROOT, importer)
        this.error(`${file} would reach the browser, through ${from}${why}.`)
      }
      if (/^(platform|db)\//.test(file) && !FOR_BOTH.test(file)) refuse('')
      if (file.startsWith('domain/')) {
        const imports = valueImports(await readFile(path.join(ROOT, file), 'utf8'))
        const foreign = imports.find((one) => !ALLOWED_IMPORT.test(one))
        if (foreign) refuse(`, though it imports ${foreign}`)
      }
      return found
    },
  }
}

function valueImports(code: string): string[] {
  return [
    ...code.matchAll(/^(?:import|export)(?! type)\b[^'"\n]*(?:\n[^'"]*?)?from ['"]([^'"]+)['"]/gm),
  ].map((match) => match[1] ?? '')
}
