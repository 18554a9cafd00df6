import { expect, test } from 'vitest'
import { readWebAddress } from './web-address.ts'

test.each([
  ['https://example.org', 'https://example.org/'],
  [' example.org/a?b=c ', 'https://example.org/a?b=c'],
  ['http://www.example.org:8080/', 'http://www.example.org:8080/'],
  ['example.org:8080', 'https://example.org:8080/'],
  ['HTTPS://Example.ORG/Path', 'https://example.org/Path'],
])('%s is %s', (typed, address) => expect(readWebAddress(typed)).toBe(address))

test.each([
  '',
  'example',
  'our site',
  'javascript:alert(1)',
  'JavaScript://example.org/%0aalert(1)',
  'data:text/html,hello',
  'mailto:office@example.org',
  'ftp://example.org',
  'https://user:secret@example.org',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://example..org',
  `https://example.org/${'x'.repeat(500)}`,
])('%s is not a web page', (typed) => expect(readWebAddress(typed)).toBeNull())
