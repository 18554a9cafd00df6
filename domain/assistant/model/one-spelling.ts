/** Signs that only look like letters and digits, small or in a circle: no browser reads them in addresses. */
const STAYS = /[²³¹ªº⁰-ₜ™℠…‥]/u

/**
 * A text in which letters, digits and signs that browsers read as plain ones in addresses are plain ones: `ｅｖｉｌ．ｃｏｍ`,
 * `a＠b.co`. Sign by sign, so that it may come in pieces.
 */
export function oneSpelling(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (sign) => {
    const plain = sign.normalize('NFKC')
    return /^[!-~]+$/.test(plain) && !STAYS.test(sign) ? plain : sign
  })
}
