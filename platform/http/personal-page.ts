import type { AskedPart, PersonalParts } from './request-info.ts'

/** A cached page, cut at the parts that differ between people. */
export type CutPage = {
  parts: AskedPart[]
  /** The text before, between and after the parts and the data block. */
  pieces: Uint8Array[]
  /** The visitors' parts, and null in place of the data block. */
  gaps: (Uint8Array | null)[]
}

const GAP =
  /<personal-part of="([\w-]+)"(?: about="([\w-]+)")?>.*?<\/personal-part>|(?<=<script id="person" type="application\/json">)null(?=<\/script>)/gs

/** Cuts a page at its `<personal-part>` elements, which do not nest, and at its block of data about the person. */
export function cutPage(body: Uint8Array): CutPage {
  // One character for each byte, so that positions are those of the bytes.
  const page = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  const cut: CutPage = { parts: [], pieces: [], gaps: [] }
  let end = 0
  for (const { index, 0: text, 1: of, 2: about } of page.matchAll(GAP)) {
    cut.pieces.push(body.subarray(end, index))
    end = index + text.length
    cut.gaps.push(of === undefined ? null : body.subarray(index, end))
    if (of !== undefined) cut.parts.push({ of, about })
  }
  cut.pieces.push(body.subarray(end))
  return cut
}

/** Puts a person's parts and data into a page that was cut. @throws if they are not as many as the page has. */
export function fillPage(
  { parts, pieces, gaps }: CutPage,
  given: PersonalParts,
): Buffer<ArrayBuffer> {
  if (given.parts.length !== parts.length) throw new Error('a page did not get all of its parts')
  const own = given.parts.values()
  const filled = gaps.map((visitors) => {
    if (visitors === null) return Buffer.from(given.data)
    const { value } = own.next()
    return typeof value === 'string' ? Buffer.from(value) : visitors
  })
  return Buffer.concat(pieces.flatMap((piece, index) => [piece, ...filled.slice(index, index + 1)]))
}
