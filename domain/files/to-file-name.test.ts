import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFileName } from './to-file-name.ts'

test.each([
  ['plain.pdf', 'plain.pdf'],
  ['C:\\Users\\noa\\paper.pdf', 'paper.pdf'],
  ['/etc/passwd', 'passwd'],
  ['../../up.png', 'up.png'],
  ['תעודה.pdf', 'תעודה.pdf'],
  ['harmless\u202Efdp.exe', 'harmlessfdp.exe'],
  ['a\r\nSet-Cookie: b', 'aSet-Cookie: b'],
  ['', 'file'],
  ['folder/', 'file'],
  [`${'long '.repeat(60)}.docx`, `${'long '.repeat(60).slice(0, 115)}.docx`],
])('%j becomes %j', (name, kept) => {
  expect(toFileName(name)).toBe(kept)
})

test('any name becomes short, well-formed and plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const kept = toFileName(name)
      expect([...kept].length).toBeLessThanOrEqual(120)
      expect(kept.length).toBeGreaterThan(0)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
    }),
  )
})
