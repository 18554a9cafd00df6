/** How many characters are examined; one may expand to many letters. */
const LONGEST = 20_000
/** Separators between the digits of a number. */
const GAP = String.raw`[\s\p{Pd}./()·]{0,3}`

const MAIL = /[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g
const SPELT_MAIL =
  /[\p{L}\p{N}._+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\p{L}\p{N}.-]{1,255}(?:\s?[([{]\s?dot\s?[)\]}]\s?[\p{L}\p{N}-]{1,63}){0,4}/giu
/** An IBAN-like account number: country, two digits, then groups. */
const ACCOUNT =
  /(?<![\p{L}\p{N}])[A-Z]{2}\p{Nd}{2}(?:[\s\p{Pd}]?[A-Z\p{Nd}]{2,4}){2,8}(?![\p{L}\p{N}])/giu
const ACCOUNT_DIGITS = 9
/** Eight digits or more, in common formats: phone numbers, identity cards, bank accounts. */
const NUMBER = new RegExp(String.raw`\+?\(?\p{Nd}(?:${GAP}\p{Nd}){7,}`, 'gu')
/** Seven digits suffice after words that announce a phone number. */
const CALLED = new RegExp(
  String.raw`((?:phone|call|tel|mobile|cell|whats\s?app|sms|fax|טלפון|נייד)\p{L}{0,6}[^\p{L}\p{N}]{0,3}(?:\p{L}{1,8}[^\p{L}\p{N}]{1,3}){0,3})\p{Nd}(?:${GAP}\p{Nd}){6}(?!\p{Nd})`,
  'giu',
)
/** A calendar date, or two years. */
const DAYS =
  /(?<!\p{Nd}[\p{Pd}./]?|\+)(?:(?:0?[1-9]|[12]\d|3[01])(?<sign>[./-])(?:0?[1-9]|1[0-2])\k<sign>(?:19|20)\d{2}|(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}|(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])|(?:19|20)\d{2}\s?\p{Pd}\s?(?:19|20)\d{2})(?![\p{Pd}./]?\p{Nd})/gu

/**
 * Replaces email addresses, phone numbers and other long numbers by an ellipsis: the question is kept, contact details
 * are not. Dates, names and streets stay.
 */
export function withoutContacts(text: string): string {
  const shown = readable(text).replaceAll(MAIL, '…').replaceAll(SPELT_MAIL, '…')
  let kept = ''
  let from = 0
  // Dates are skipped, and end a number.
  for (const { 0: days, index } of shown.matchAll(DAYS)) {
    kept += withoutNumbers(shown.slice(from, index)) + days
    from = index + days.length
  }
  return kept + withoutNumbers(shown.slice(from))
}

function readable(text: string): string {
  const cut = text.slice(0, LONGEST).toWellFormed().normalize('NFKC')
  return cut
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
}

function withoutNumbers(text: string): string {
  return text
    .replaceAll(ACCOUNT, (one) => {
      const digits = one.replaceAll(/\P{Nd}/gu, '').length
      return digits >= ACCOUNT_DIGITS ? '…' : one
    })
    .replaceAll(NUMBER, '…')
    .replaceAll(CALLED, '$1…')
}
