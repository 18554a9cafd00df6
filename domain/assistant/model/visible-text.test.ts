import { expect, test } from 'vitest'
import { oneSpelling, withoutHidden } from './visible-text.ts'

test.each([
  ['ｅｖｉｌ．ｃｏｍ／ｐａｙ', 'evil.com/pay'],
  ['a＠b․co', 'a@b.co'],
  ['𝐞𝐯𝐢𝐥.ⓒⓞⓜ', 'evil.com'],
  ['3 m² … Café ™ ½ שלום 🌳 “x” – y', '3 m² … Café ™ ½ שלום 🌳 “x” – y'],
])('%j becomes %j', (text, shown) => expect(oneSpelling(text)).toBe(shown))

test.each([
  ['ev\u200Bil\u2060.c\u00ADom', 'evil.com'],
  ['\u202Emoc\u202C \u2066x\u2069', 'moc x'],
  ['a\u{E0069}\u{E0067}\u{E007F}b', 'ab'],
  ['a\uE000\u{F0000}b\u{E0101}\u3164', 'ab'],
  ['שָׁלוֹם, ☀️ 🌳', 'שָׁלוֹם, ☀️ 🌳'],
])('%j becomes %j', (text, shown) => expect(withoutHidden(text)).toBe(shown))
