import { registerHooks } from 'node:module'
import { PSEUDO_LANGUAGE as LANGUAGE, pseudoText } from './pseudo-text.ts'

/**
 * The built server with a third language, `node --import`ed: each English text as `pseudoText` writes it. It has the code of Greek,
 * whose plurals are as in English and whose dates have no Latin letters, so that what is neither bracketed nor written by people
 * is a text outside of the catalog. A language that is built takes its texts from a folder: `third-language.fault.ts`.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    // Its pages are shown without scripts.
    return nextResolve(specifier.replace(/assets-el\.js$/, 'assets-he.js'), context)
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!/\/build\/server\/.*\.js$/.test(url)) return loaded
    return { ...loaded, source: withPseudo(String(loaded.source)) }
  },
})

function withPseudo(code: string): string {
  return code
    .replace('var locales = ["en", "he"]', `var locales = ["en", "he", "${LANGUAGE}"]`)
    .replaceAll(/^var en_(\w+) = (\(.*?\) => \{\n[^]*?\n\};\n)/gm, (whole, name, text: string) => {
      const pseudo = text
        .replaceAll('plural("en"', `plural("${LANGUAGE}"`)
        .replaceAll(/return `((?:\\.|[^`\\])*)`/g, (_, one: string) => {
          return `return \`${pseudoText(one, /\$\{[^}]*\}|\\./)}\``
        })
      return `${whole}var ${LANGUAGE}_${name} = ${pseudo}`
    })
    .replaceAll(
      /return en_(\w+)\(inputs\);/g,
      `return (options.locale ?? getLocale()) === "${LANGUAGE}" ? ${LANGUAGE}_$1(inputs) : en_$1(inputs);`,
    )
}
