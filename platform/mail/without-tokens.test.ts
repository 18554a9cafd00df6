import { expect, test } from 'vitest'
import { withoutTokens } from './without-tokens.ts'

test('takes tokens and keys out of addresses, in text and in HTML', () => {
  const text = `Open https://here.example/auth?view=verify&token=aB-c_9.x%3D&redirect=%2Fpartners
or https://here.example/orders/F4I-1001?key=abc.def.`
  expect(withoutTokens(text))
    .toBe(`Open https://here.example/auth?view=verify&token=…&redirect=%2Fpartners
or https://here.example/orders/F4I-1001?key=…`)
  expect(
    withoutTokens('<a href="https://here.example/auth?view=verify&amp;token=abc&amp;x=1">Go</a>'),
  ).toBe('<a href="https://here.example/auth?view=verify&amp;token=…&amp;x=1">Go</a>')
})

test('leaves all else', () => {
  const text = 'The key=value of https://here.example/auth?view=forgot, and a monkey=1?'
  expect(withoutTokens(text)).toBe(text)
})
