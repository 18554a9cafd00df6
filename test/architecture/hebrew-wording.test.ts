import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'

/*
 * What docs/terms-he.md says about every Hebrew text, as far as a pattern can find it.
 */

type Text = { key: string; text: string }

const folder = join(root, 'messages', 'he')
const catalogues = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>,
)
const messages = catalogues.flatMap((catalogue) => Object.entries(catalogue))
const texts = messages.flatMap(([key, message]) => textsOf(message).map((text) => ({ key, text })))

/** The variants of a message. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return (message as { match: Record<string, string> }[]).flatMap(({ match }) =>
    Object.values(match),
  )
}

const word = (words: string) => new RegExp(`(?<![א-ת])(?:${words})(?![א-ת])`)
const PREFIX = '(?<![א-ת״׳])[ובלמשכה]{1,2}'

const faults: Record<string, (text: Text) => boolean> = {
  'stiff or foreign words': ({ text }) =>
    word('אנא|על מנת|בכדי|הזו|להזין|הזינו|בקשר אל|על מה מדובר').test(text),
  'an embassy, where an ambassador is meant': ({ text }) => text === 'שגרירות',
  'our team, where the site’s staff is meant': ({ text }) => text.includes('צוות שלנו'),
  'a sheet of paper, where a page is meant': ({ text }) =>
    new RegExp(`(?<![א-ת])[ובלמשכה]{0,2}דף(?! הבית| מידע)(?![א-ת])`).test(text),
  // The names of languages, months, regions and topics are Hebrew words.
  'a prefix without a maqaf': ({ text }) =>
    new RegExp(`${PREFIX}(?:\\{(?!language|month|region|district|topic)|[A-Za-z0-9])`).test(text),
  'a hyphen in place of a maqaf': ({ text }) => /[א-ת]-[{A-Za-z0-9]/.test(text),
  'quotation marks or dots of a typewriter': ({ text }) => /["']|\.\.\./.test(text),
  'a space before a mark': ({ text }) => /\s[,.;:!?)]|\(\s| {2}/.test(text),
  'an order about a field, in place of “יש …”': ({ key, text }) =>
    /_(?:missing|wrong|unknown|invalid|too_long)(?:_in)?$/.test(key) &&
    /^(?:בחרו|כתבו|מלאו|תנו|סמנו|ציינו|פרטו|ענו|קצרו|הקלידו)/.test(text),
}

/** Replies to older mails are told apart from what they quote by this line, so it stays as it is. */
const KEPT = new Set(['$schema', 'threads_mail_above'])

test.each(Object.entries(faults))('no text has %s', (_, isFault) => {
  const found = texts.filter((one) => !KEPT.has(one.key) && isFault(one))
  expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})

test('two of something have a form of their own', () => {
  const counted = messages.filter(([, message]) => JSON.stringify(message).includes('=one"'))
  expect(counted.length).toBeGreaterThan(100)
  const without = counted.filter(([, message]) => !JSON.stringify(message).includes('=two"'))
  expect(without.map(([key]) => key)).toEqual([])
})

test.each([
  ['stiff or foreign words', 'posts_x', 'אנא נסו שוב'],
  ['our team, where the site’s staff is meant', 'posts_x', 'והצוות שלנו'],
  ['a sheet of paper, where a page is meant', 'posts_x', 'בדף שבהמשך'],
  ['a prefix without a maqaf', 'posts_x', 'עד ל{date}'],
  ['a prefix without a maqaf', 'posts_x', 'פתיחה בWhatsApp'],
  ['a hyphen in place of a maqaf', 'posts_x', 'ב-{date}'],
  ['quotation marks or dots of a typewriter', 'posts_x', 'טוענים...'],
  ['a space before a mark', 'posts_x', 'שלום , חברים'],
  ['an order about a field, in place of “יש …”', 'posts_title_missing', 'כתבו כותרת.'],
])('the check finds %s', (fault, key, text) => {
  expect(faults[fault]!({ key, text })).toBe(true)
})
