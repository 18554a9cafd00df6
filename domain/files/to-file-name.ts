/** A file's name as shown to its owner again: no folders, no control or bidi characters, at most 120 characters. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(plain) ?? []
  const kept = [...stem].slice(0, 120 - ending.length).join('')
  return kept + ending || 'file'
}
