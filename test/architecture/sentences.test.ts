import { expect, test } from 'vitest'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

/** User-facing text hard-coded in source: sentences in errors and responses, and a page's language. */
function ownSentences({ path, text }: Source): string[] {
  if (!/^(app|domain|platform)\//.test(path) || /\.test\.tsx?$/.test(path)) return []
  // Printed by `npm run grant-role`.
  if (path === 'domain/accounts/commands/grant-role.ts') return []
  // Malformed requests that no browser sends, and /metrics, are read by programs.
  if (/^platform\/(metrics\/|http\/(refuse-malformed|open-server|static-files)\.ts)/.test(path))
    return []
  return [
    ...withoutComments(text).matchAll(
      /(?:new AppError\(\s*'\w+',|super\(\s*'\w+',|\bc\.text\()\s*['"`][A-Z][^'"`]* [^'"`]*['"`]|lang="en"|<(?:h1|p|title|a [^>]*)>[A-Z][a-z]+ [^<$]*<\//g,
    ),
  ].map(([found]) => `${path}: ${found}`)
}

test('users read no sentence that is not in messages', () => {
  expect(sourceFiles().flatMap(ownSentences)).toEqual([])
})

test.each([
  `throw new AppError('closed', 'This part is closed.')`,
  `super(\n  'bad_input',\n  'Please do something first.',\n)`,
  'return c.text(`At most ${limit} bytes.`, 413)',
  '<html lang="en">',
  '<h1>Very busy right now</h1>',
])('refuses %s', (text) => {
  expect(ownSentences({ path: 'platform/x.ts', text })).toHaveLength(1)
})
