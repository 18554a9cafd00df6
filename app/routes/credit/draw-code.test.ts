import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code.server.ts'

/** The squares that a path fills, parsed from the path. */
function squaresOf(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at++) squares[Number(y)]![at] = true
  }
  return squares
}

test.each(['https://www.example.org/a/abcd2345', `https://x.example/a/abcd2345/${'0'.repeat(36)}`])(
  'the path for %s is its QR code, square by square, with its quiet zone',
  (address) => {
    const { size, path } = drawCode(address)
    const { data } = encode(address, { ecc: 'M', border: 4 })
    expect(squaresOf(path, size)).toEqual(data)
    const edge = [0, 1, 2, 3].flatMap((at) => [data[at], data[size - 1 - at]]).flat()
    expect(edge).not.toContain(true)
  },
)
