import { expect, test } from 'vitest'
import { oneSpelling } from './one-spelling.ts'

test.each([
  ['ｅｖｉｌ．ｃｏｍ／ｐａｙ', 'evil.com/pay'],
  ['a＠b․co', 'a@b.co'],
  ['𝐞𝐯𝐢𝐥.ⓒⓞⓜ', 'evil.com'],
  ['3 m² … Café ™ ½ שלום 🌳 “x” – y', '3 m² … Café ™ ½ שלום 🌳 “x” – y'],
])('%j becomes %j', (text, shown) => expect(oneSpelling(text)).toBe(shown))
