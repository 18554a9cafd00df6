import { expect, test } from 'vitest'
import { createTokenSigner } from '#platform/token-signer.ts'
import { isMarkOf, readReplyAddress, replyAddress, type ReplyReader } from './reply-address.ts'

const seal = createTokenSigner('a secret of the tests, long enough')
const DOMAIN = 'replies.example.org'
const reader: ReplyReader = {
  supportId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd',
  side: 'person',
  userId: '0192f3a4-5b6c-7d8e-9f01-00000000000a',
  email: 'reader@example.org',
}

test('an address is one that servers take, and is read whatever they do to its case', () => {
  const address = replyAddress(seal, DOMAIN, reader)
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
  expect(address).toMatch(/^reply-[a-z2-7]+@replies\.example\.org$/)
  const token = readReplyAddress(address.toUpperCase(), DOMAIN)
  expect(token?.supportId).toBe(reader.supportId)
  expect(isMarkOf(seal, token!.mark, reader)).toBe(true)
})

test('it is of one thread, side and person, and signed by this server', () => {
  const { mark } = readReplyAddress(replyAddress(seal, DOMAIN, reader), DOMAIN)!
  const others: ReplyReader[] = [
    { ...reader, side: 'partner' },
    { ...reader, userId: null },
    { ...reader, userId: '0192f3a4-5b6c-7d8e-9f01-00000000000b' },
    { ...reader, supportId: '0192f3a4-5b6c-7d8e-9f01-23456789abce' },
  ]
  for (const other of others) expect(isMarkOf(seal, mark, other)).toBe(false)
  expect(isMarkOf(createTokenSigner('another secret, also long enough'), mark, reader)).toBe(false)
})

test.each([
  'reply-abc@replies.example.org',
  'someone@replies.example.org',
  `${replyAddress(seal, 'other.example.org', reader)}`,
  `${replyAddress(seal, DOMAIN, reader).replace('@', '1@')}`,
  `${replyAddress(seal, DOMAIN, reader)}@replies.example.org`,
  '',
])('%j is no address of ours', (address) => {
  expect(readReplyAddress(address, DOMAIN)).toBeNull()
})
