import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { PSEUDO_LANGUAGE as LANGUAGE, pseudoText } from '../load/pseudo-text.ts'
import { outsideBrackets } from '../requests/outside-brackets.ts'
import { startProduct, type Product } from '../e2e/start-product.ts'

const NOT_COPIED = /^(?:\.git|\.cache|build|data|node_modules|test-results)$/
const copy = mkdtempSync(join(tmpdir(), 'third-language-'))
let product: Product

/** The product with a folder of messages more, and a line in the settings; nothing else. */
beforeAll(async () => {
  for (const name of readdirSync(root).filter((one) => !NOT_COPIED.test(one)))
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const [english, folder] = ['en', LANGUAGE].map((name) => join(copy, 'messages', name))
  mkdirSync(folder!)
  for (const name of readdirSync(english!)) {
    const texts = JSON.parse(readFileSync(join(english!, name), 'utf8')) as Record<string, unknown>
    const theirs = Object.entries(texts).map(([key, text]) => [
      key,
      key === '$schema' ? text : inPseudo(text),
    ])
    writeFileSync(join(folder!, name), JSON.stringify(Object.fromEntries(theirs)))
  }
  const settings = join(copy, 'project.inlang/settings.json')
  const before = readFileSync(settings, 'utf8')
  writeFileSync(settings, before.replace('["en", "he"]', `["en", "he", "${LANGUAGE}"]`))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`no build with a third language: ${stderr}`)
  product = await startProduct({}, copy)
}, 600_000)

afterAll(async () => {
  await product?.stop()
  rmSync(copy, { recursive: true })
})

test('a folder of messages and a line make a third language, in pages and in their scripts', async () => {
  const ask = async (path: string) => (await fetch(product.url + path)).text()
  for (const path of ['/', '/projects-events', '/map', '/store', '/contact', '/nowhere']) {
    const html = await ask(`/${LANGUAGE}${path}`)
    expect(html).toContain(`<html lang="${LANGUAGE}" dir="ltr"`)
    expect(outsideBrackets(html), path).toEqual([])
  }
  const contact = await ask(`/${LANGUAGE}/contact`)
  const scripts = [...contact.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
  const read = (await Promise.all(scripts.map(ask))).join('\n')
  expect(read).toContain(pseudoText('Jerusalem time', /\{\w+\}/))
  expect(read).not.toContain('Jerusalem time')
  expect(await ask('/contact')).toContain(`href="/${LANGUAGE}/contact"`)
  expect(await ask(`/site.${LANGUAGE}.webmanifest`)).toContain(`"start_url": "/${LANGUAGE}"`)
})

/** A message with its variants; only their texts are words. */
function inPseudo(text: unknown): unknown {
  if (typeof text === 'string') return pseudoText(text, /\{\w+\}/)
  return (text as { match: Record<string, string> }[]).map((variants) => ({
    ...variants,
    match: Object.fromEntries(
      Object.entries(variants.match).map(([when, one]) => [when, pseudoText(one, /\{\w+\}/)]),
    ),
  }))
}
