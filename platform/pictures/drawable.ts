/** Russian, Ukrainian and their neighbors; Arabic, Persian and Urdu with their digits and vowel signs. */
const OTHER_SCRIPTS =
  '\\u0400-\\u045f\\u0490\\u0491\\u2116\\u060c\\u061b\\u061f\\u0621-\\u063a\\u0640-\\u0652\\u0660-\\u066c\\u0670\\u0671\\u0679\\u067e\\u0686\\u0688\\u0691\\u0698\\u06a9\\u06af\\u06ba\\u06be\\u06c1\\u06cc\\u06d2\\u06d4\\u06f0-\\u06f9'

/**
 * The characters of the fonts in `fonts`: Latin, Hebrew with points, Cyrillic, Arabic, and common punctuation.
 * `scripts/cut-fonts.ts` cuts the fonts to them.
 */
export const DRAWABLE = new RegExp(
  `[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u017f\\u0218-\\u021b\\u05b0-\\u05bc\\u05be\\u05c1\\u05c2\\u05d0-\\u05ea\\u05f3\\u05f4\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20aa\\u20ac\\u2122\\u2212${OTHER_SCRIPTS}]`,
  'u',
)

/** Removes the characters that the fonts lack, such as emoji, so that no empty box is drawn for them. */
export function drawable(text: string): string {
  return [...text.normalize('NFC').replace(/\s/gu, ' ')]
    .filter((letter) => DRAWABLE.test(letter))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
