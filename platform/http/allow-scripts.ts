import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis

/**
 * Removes the nonce from a page that will be sent to many visitors, and returns the hashes of the inline scripts that had it,
 * in the format of a content security policy. Scripts injected in another way stay refused.
 */
export function allowScripts(page: string, nonce: string): { page: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of page.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/i.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(asParsed(script)).digest('base64')}'`)
  }
  return { page: page.replaceAll(mark, ''), hashes: [...hashes] }
}

/** Browsers hash the parsed script. */
function asParsed(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '�')
}
