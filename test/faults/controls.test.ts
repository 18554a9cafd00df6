import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'test/faults'
/** What `productWithout` takes out of a file, as the fault tests write it. */
const REMOVAL = /\{\s*file: '([^']+)',\s*text: '((?:[^'\\]|\\.)*)'/g

test('every protection that a control takes out is still written that way', () => {
  const removals = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.fault.ts'))
    .flatMap((name) => [...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(REMOVAL)])
    .map(([, file = '', text = '']) => ({ file, text: text.replaceAll('\\n', '\n') }))
  expect(removals.length).toBeGreaterThan(3)
  expect(removals.filter(({ file, text }) => !readFileSync(file, 'utf8').includes(text))).toEqual(
    [],
  )
})
