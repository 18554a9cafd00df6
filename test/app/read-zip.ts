/** The uncompressed files of a ZIP by name, read through its central directory. */
export function readZip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const bytes = zip.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((part) => zip.readUInt16LE(at + part)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(
      zip.subarray(at + 46, at + 46 + name).toString(),
      zip.subarray(start, start + bytes).toString(),
    )
    at += 46 + name + extra + comment
  }
  return files
}
