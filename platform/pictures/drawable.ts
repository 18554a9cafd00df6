/**
 * The characters of the fonts in `fonts`: Latin, Hebrew with points, and common punctuation. `scripts/cut-fonts.ts` cuts the
 * fonts to them.
 */
export const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u05b0-\u05bc\u05be\u05c1\u05c2\u05d0-\u05ea\u05f3\u05f4\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20aa\u20ac\u2122\u2212]/u

/** Removes the characters that the fonts lack, such as emoji, so that no empty box is drawn for them. */
export function drawable(text: string): string {
  return [...text.normalize('NFC').replace(/\s/gu, ' ')]
    .filter((letter) => DRAWABLE.test(letter))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
