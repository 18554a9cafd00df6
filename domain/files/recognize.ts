import { fileTypeFromBuffer } from 'file-type'
import type { FileContents } from './file.ts'

export type ContentType = (typeof PICTURES)[number] | (typeof PAPERS)[number]

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
const PAPERS = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

const ALLOWED: Record<FileContents, readonly ContentType[]> = {
  picture: PICTURES,
  'picture-or-pdf': [...PICTURES, 'application/pdf'],
  papers: PAPERS,
}

/** Detects the type from the bytes, ignoring name and declared type; null when it is none of the allowed contents. */
export async function recognize(
  bytes: Uint8Array,
  contents: FileContents,
): Promise<ContentType | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  const type = found === 'application/x-cfb' && isWord(bytes) ? 'application/msword' : found
  return ALLOWED[contents].find((one) => one === type) ?? null
}

/** Old Word documents share their container with spreadsheets, emails and installers; the stream name tells them apart. */
function isWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('WordDocument', 'utf16le'),
  )
}
