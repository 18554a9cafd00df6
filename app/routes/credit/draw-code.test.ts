import { decodeQR } from 'qr/decode.js'
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

/** As a camera sees them: each unit several pixels wide. */
function photograph(squares: boolean[][], scale = 4) {
  const side = squares.length * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (squares[Math.floor(y / scale)]![Math.floor(x / scale)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { width: side, height: side, data }
}

test.each(['https://www.example.org/a/abcd2345', `https://x.example/a/abcd2345/${'0'.repeat(36)}`])(
  'the path for %s is its QR code, with its quiet zone',
  (address) => {
    const { size, path } = drawCode(address)
    const squares = squaresOf(path, size)
    expect(decodeQR(photograph(squares), { effort: Infinity, timeLimit: Infinity })).toBe(address)
    const edge = [0, 1, 2, 3].flatMap((at) => [squares[at], squares[size - 1 - at]]).flat()
    expect(edge).not.toContain(true)
  },
)
