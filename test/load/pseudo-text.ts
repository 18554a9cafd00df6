const PLAIN = 'AaBCcDdEeGgHhIiJjKkLlNnOoPRrSsTtUuWwYyZz'
const ACCENTED = 'ÀàƁÇçĐđÉéĞğĤĥÎîĴĵĶķĻļÑñÖöÞŔŕŠšŢţÛûŴŵÝýŽž'
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at]!]))

/** Addresses are no words. */
const ADDRESS = /https?:\S+|\S+@\S+|\/\w[\w/-]*/.source

/**
 * An English text as the pseudo-language writes it: bracketed, accented, and 40 % longer. What matches `kept`, such as parameters,
 * stays as it is.
 */
export function pseudoText(english: string, kept: RegExp): string {
  let letters = 0
  let more = 0
  const parts = english.split(new RegExp(`(${kept.source}|${ADDRESS})`)).map((part, at) => {
    if (at % 2 === 1) return part
    const written = accented(part)
    letters += part.length
    more += written.length - part.length
    return written
  })
  const missing = Math.max(0, Math.ceil(letters * 0.4) - more)
  return `⟦${parts.join('')}${' ñöûšé'.repeat(missing).slice(0, missing)}⟧`
}

/** Vowels within words are doubled, so that words become longer too. */
function accented(text: string): string {
  return [...text.replaceAll(/[aeiou](?=\w)/g, '$&$&')]
    .map((letter) => accents.get(letter) ?? letter)
    .join('')
}

/** Its code is that of Greek: see `pseudo-language.ts`. */
export const PSEUDO_LANGUAGE = 'el'

/** Settings of a built server that has the pseudo-language as its third; see `pseudo-language.ts`. */
export const PSEUDO = {
  LANGUAGES: `en,${PSEUDO_LANGUAGE}`,
  NODE_OPTIONS: '--import ./test/load/pseudo-language.ts',
}
