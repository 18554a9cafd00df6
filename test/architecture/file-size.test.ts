import { expect, test } from 'vitest'
import { sourceFiles, type Source } from './source-files.ts'

/** The maximum file length, and the 95th percentile. */
const most = 400
const usual = 250

function lines({ text }: Source): number {
  return text.trimEnd().split('\n').length
}

test(`no source file is longer than ${most} lines`, () => {
  const files = sourceFiles()
  const sizes = files.map(lines).sort((a, b) => a - b)
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]
  console.log(
    `${sizes.length} source files: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} lines`,
  )
  expect(at(0.95)).toBeLessThan(usual)
  const tooLong = files.filter((file) => lines(file) > most)
  expect(tooLong.map((file) => `${file.path}: ${lines(file)}`)).toEqual([])
})

test('counts lines', () => {
  expect(lines({ path: 'a.ts', text: 'a\nb\n' })).toBe(2)
})
