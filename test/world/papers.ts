/** A PDF as small as one may be. */
export function pdfFile(name = 'certificate.pdf'): File {
  return new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  })
}

/** The container that old Word shares with other programs, holding a stream of that name. */
export function compoundFile(stream: string, name: string): File {
  const bytes = Buffer.alloc(1536)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.write(stream, 1024, 'utf16le')
  return new File([bytes], name)
}
