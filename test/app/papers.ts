/** A minimal PDF. */
export function pdfFile(name = 'certificate.pdf'): File {
  return new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  })
}

/** The container format that old Word shares with other programs, with a stream of that name. */
export function compoundFile(stream: string, name: string): File {
  const bytes = Buffer.alloc(1536)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.write(stream, 1024, 'utf16le')
  return new File([bytes], name)
}

/** A ZIP archive of uncompressed entries, like new Word files. */
export function archiveFile(entries: Record<string, string>, name: string): File {
  const parts = Object.entries(entries).map(([entry, text]) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(Buffer.byteLength(text), 18)
    head.writeUInt32LE(Buffer.byteLength(text), 22)
    head.writeUInt16LE(Buffer.byteLength(entry), 26)
    return Buffer.concat([head, Buffer.from(entry), Buffer.from(text)])
  })
  return new File([Buffer.concat(parts)], name)
}

const office = 'application/vnd.openxmlformats-officedocument'

/** The entry that distinguishes the Office formats. */
export function officeFile(main: 'wordprocessingml.document' | 'spreadsheetml.sheet'): File {
  const types = `<Types><Override PartName="/main.xml" ContentType="${office}.${main}.main+xml"/></Types>`
  return archiveFile({ '[Content_Types].xml': types, 'main.xml': '<a/>' }, 'paper.docx')
}
