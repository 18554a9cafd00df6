import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowScripts } from './allow-scripts.ts'

const nonce = 'q+w/e=='
const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('lists the hash of each inline script once and removes the nonce', () => {
  const { page, hashes } = allowScripts(
    `<head><link rel="modulepreload" nonce="${nonce}" href="/a.js"/></head>` +
      `<script nonce="${nonce}">one("<b>")</script><p>text</p>` +
      `<script type="module" async="" nonce="${nonce}">\nimport "/a.js";\n</script>` +
      `<script nonce="${nonce}">one("<b>")</script>`,
    nonce,
  )
  expect(hashes).toEqual([sha('one("<b>")'), sha('\nimport "/a.js";\n')])
  expect(page).toContain('<script>one("<b>")</script>')
  expect(page).toContain('<link rel="modulepreload" href="/a.js"/>')
  expect(page).not.toContain(nonce)
})

test('a script without our nonce stays refused', () => {
  const { hashes } = allowScripts(
    `<script>evil()</script><script nonce="guess">evil()</script>` +
      `<script type="application/ld+json">{"a":1}</script>` +
      `<script nonce="${nonce}" src="/a.js"></script>`,
    nonce,
  )
  expect(hashes).toEqual([])
})

test('hashes the script as a browser parses it', () => {
  const { hashes } = allowScripts(`<script nonce="${nonce}">a\r\nb\rc</script>`, nonce)
  expect(hashes).toEqual([sha('a\nb\nc')])
})
