import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis

/**
 * Takes the nonce out of a page that many people will get, and gives the hashes of the inline scripts that had it, as
 * a content security policy names them. Only those: a script that slipped into the page some other way stays refused.
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

/** Browsers hash what their parser made of the script. */
function asParsed(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '�')
}
