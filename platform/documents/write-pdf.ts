import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { ROOT } from '../root-folder.ts'

/** Complete fonts for English and Hebrew. */
const FONTS = [
  '@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf',
  '@expo-google-fonts/heebo/700Bold/Heebo_700Bold.ttf',
  '@expo-google-fonts/frank-ruhl-libre/700Bold/FrankRuhlLibre_700Bold.ttf',
]
/** The other scripts in which names are written, as on the pictures of shared links. */
const OTHER_SCRIPTS = ['noto-sans-cyrillic.ttf', 'noto-sans-arabic.ttf']

let compiler: Promise<NodeCompiler> | undefined

/**
 * Writes a PDF/A with embedded fonts and the structure that screen readers need, from a Typst template. The template reads the data
 * from `sys.inputs.data` as JSON, so that markup in it stays text. Takes milliseconds; the first one a tenth of a second, because
 * the compiler is loaded when it is first needed.
 */
export async function writePdf(template: string, data: object): Promise<Uint8Array> {
  compiler ??= openCompiler()
  const writer = await compiler
  const compiled = writer.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify(data) },
  })
  if (!compiled.result) {
    const fault = compiled.takeError()
    throw new Error(`the template cannot be compiled: ${fault?.kind}`, { cause: fault })
  }
  const pdf = writer.pdf(compiled.result, { pdfStandard: 'a-2b' })
  // Otherwise each document would stay in memory.
  writer.evictCache(10)
  return pdf
}

async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const { resolve } = createRequire(import.meta.url)
  const files = [
    ...FONTS.map((font) => resolve(font)),
    ...OTHER_SCRIPTS.map((font) => path.join(ROOT, 'platform/pictures/fonts', font)),
  ]
  const fontBlobs = await Promise.all(files.map((file) => readFile(file)))
  // Templates have no files of their own.
  return Compiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] })
}
