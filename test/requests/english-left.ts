import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/start/root.mjs'

/** English texts of ours that Hebrew pages may contain, because people have written them in content. */
const IN_CONTENT = new Set<string>([
  'This is a demo',
  'It never signs up, buys or gives on your behalf.',
])

/** Our English texts of three words or more, without those that are mostly parameters. */
const texts = readdirSync(join(root, 'messages/en'))
  .filter((name) => name.endsWith('.json') && name !== 'design.json')
  .flatMap((name) =>
    Object.entries(
      JSON.parse(readFileSync(join(root, 'messages/en', name), 'utf8')) as Record<string, unknown>,
    ),
  )
  .filter(([key]) => key !== '$schema')
  .flatMap(([, message]) =>
    typeof message === 'string'
      ? [message]
      : (message as { match: Record<string, string> }[]).flatMap(({ match }) =>
          Object.values(match),
        ),
  )
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim().replaceAll(/\s+/g, ' '))
  .filter((text) => text.split(' ').length >= 3 && text.length >= 14 && !IN_CONTENT.has(text))
/** With the second word of each, which stands between spaces: few of them are in a page, and finding a word is quicker. */
const english = [...new Set(texts)].map((text) => ({ text, word: text.split(' ')[1]! }))

/** Our English texts that are on a page, in a mail or in a file, where they are not marked as English. */
export function englishIn(html: string): string[] {
  const shown = shownIn(html)
  const words = new Set(shown.split(' '))
  return english
    .filter(({ text, word }) => words.has(word) && shown.includes(text))
    .map(({ text }) => text)
}

/** Everything that people read or hear: text, names of buttons and pictures, hints in fields. */
function shownIn(html: string): string {
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const attributes = [...shown.matchAll(/\b(?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
  return [
    shown.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '),
    ...attributes.map(([, one]) => one),
  ]
    .join(' | ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
