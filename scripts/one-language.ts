import path from 'node:path'
import type { Plugin } from 'vite'
import settings from '../project.inlang/settings.json' with { type: 'json' }

// The texts of `language.json` are about other languages, and stay in all of them.
const COMPILED = /\/messages\/compiled\/(messages\/(?!_index|language_)\w+|runtime)\.js$/

/** The language of the browser's files that this build makes; see `build-languages.ts`. */
export const clientLanguage = process.env['CLIENT_LANGUAGE'] ?? settings.baseLocale
export const isBase = clientLanguage === settings.baseLocale

/**
 * Leaves one language in the browser's files, without the choice between languages, which also makes them smaller. The server keeps
 * all of them. Fails the build if compiled messages look different from what is expected.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: COMPILED },
      handler(code, id) {
        const name = path.basename(id, '.js')
        if (name === 'runtime') return { code: runtimeOf(code), map: null }
        const exported = new RegExp(String.raw`^export const (\w+) = [^]*$`, 'm')
        const local = `${clientLanguage}_${exported.exec(code)?.[1]}`
        if (!code.includes(`const ${local} = `)) this.error(`${name} has no ${local}.`)
        return {
          code: code
            .replace(exported, (_, it: string) => `export const ${it} = ${local}`)
            .replace(/^import .* from '\.\.\/runtime\.js';$/m, ''),
          map: null,
        }
      },
    },
  }
}

/** What the app uses of the runtime. */
function runtimeOf(code: string): string {
  const locales = /^export const locales = .*?(\[.*?\])/m.exec(code)?.[1]
  const base = /^export const baseLocale = ("\w+")/m.exec(code)?.[1]
  if (!locales || !base) throw new Error('The runtime of compiled messages has changed.')
  return `
export const baseLocale = ${base}
export const locales = ${locales}
export const getLocale = () => ${JSON.stringify(clientLanguage)}
export const experimentalStaticLocale = undefined
export const overwriteGetLocale = () => {}
export const toLocale = (value) => value
`
}
