/**
 * Characters that only resemble letters and digits, such as small or circled ones: browsers do not accept them in
 * addresses.
 */
const STAYS = /[²³¹ªº⁰-ₜ™℠…‥]/u

/**
 * Replaces letters, digits and signs that browsers treat as ASCII in addresses by ASCII: `ｅｖｉｌ．ｃｏｍ`, `a＠b.co`. Works
 * character by character, so that text may arrive in chunks.
 */
export function oneSpelling(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (sign) => {
    const plain = sign.normalize('NFKC')
    return /^[!-~]+$/.test(plain) && !STAYS.test(sign) ? plain : sign
  })
}

/**
 * Removes invisible characters, in which instructions and addresses can be hidden: format and direction characters,
 * tags, private use, fillers. Emoji variation selectors stay.
 */
export function withoutHidden(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Co}]|(?!\uFE0F)\p{DI}/gu, '')
}
