import { expect, test } from 'vitest'
import { createTokenSigner } from './token-signer.ts'

const seal = createTokenSigner('one secret')

test('recognizes its own tokens, whatever they contain', () => {
  for (const words of ['a b', '', 'שלום.x', '0'.repeat(500)]) {
    const closed = seal.close('mail', words)
    expect(closed).toMatch(/^[\w-]*\.[\w-]+$/)
    expect(seal.open('mail', closed)).toBe(words)
  }
})

test('rejects others: another purpose, another server, other content, a truncated signature', () => {
  const closed = seal.close('mail', 'a b')
  const [body, mark] = closed.split('.') as [string, string]
  const other = Buffer.from('a c').toString('base64url')
  expect(seal.open('letter', closed)).toBeNull()
  expect(createTokenSigner('another secret').open('mail', closed)).toBeNull()
  for (const wrong of ['', '.', body, `${body}.`, `.${mark}`, `${other}.${mark}`, `${closed}.`]) {
    expect(seal.open('mail', wrong), wrong).toBeNull()
  }
})
