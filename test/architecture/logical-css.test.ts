import { expect, test } from 'vitest'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

const amount = String.raw`-(?:\[|\(|\d|px\b|auto\b|full\b|none\b|xs\b|sm\b|md\b|lg\b|xl\b|--)`
const forbidden = [
  // Class names with an amount, so that words such as "right-hand" are not matched.
  new RegExp(String.raw`(?<![\w-])-?(?:m|p|scroll-m|scroll-p)[lr]${amount}[^\s'"\`]*`, 'g'),
  new RegExp(String.raw`(?<![\w-])-?(?:left|right)${amount}[^\s'"\`]*`, 'g'),
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/g,
  /(?<![\w-])rounded-(?:l|r|tl|tr|bl|br)(?![\w])[^\s'"`]*/g,
  /(?<![\w-])border-[lr](?![\w])[^\s'"`]*/g,
  // Properties, in style sheets and style objects.
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\b/g,
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
  /\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)['"]/g,
]
const cssOnly = [/(?:^|[\s;{])(?:left|right)\s*:/g]

function physical({ path, text }: Source): string[] {
  const code = withoutComments(text)
  return [...forbidden, ...(path.endsWith('.css') ? cssOnly : [])].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
  )
}

test('uses start and end, never left and right', () => {
  const files = sourceFiles().filter(({ path }) => /^app\/.*\.(tsx?|css)$/.test(path))
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(physical)).toEqual([])
})

test.each([
  ['ml-4'],
  ['-mr-[3px]'],
  ['md:pl-auto'],
  ['left-1/2'],
  ['sm:right-0'],
  ['text-left'],
  ['hover:text-right'],
  ['rounded-l-lg'],
  ['rounded-tr'],
  ['border-r'],
  ['border-l-2'],
  ['scroll-ml-2'],
])('catches the class %s', (name) => {
  const text = `<p className="flex ${name} font-bold" />`
  expect(physical({ path: 'a.tsx', text })).toHaveLength(1)
})

test.each([
  ['margin-left: 1px'],
  ['left: 0'],
  ['text-align: right'],
  ['border-top-left-radius: 0'],
])('catches the property %s', (property) => {
  expect(physical({ path: 'a.css', text: `p { ${property} }` })).toHaveLength(1)
})

test('accepts logical names and words', () => {
  const text = `<p className="ms-4 start-0 text-start rounded-s-lg border-e slide-in-from-left-2 mt-1 rounded-lg border-red">left-handed, right-minded</p>`
  expect(physical({ path: 'a.tsx', text })).toEqual([])
})

/** Arrows along the line that do not turn around in Hebrew: icons, and characters, which no browser mirrors. */
function fixedArrows({ path, text }: Source): string[] {
  const code = withoutComments(text)
  const icons = [...code.matchAll(/<(?:Arrow|Chevron)(?:Left|Right)\b[^>]*>/g)]
  const written = [...code.matchAll(/<[^<>]*>\s*[→←]/g)]
  return [...icons, ...written]
    .filter(([tag]) => !tag.includes('rtl:-scale-x-100'))
    .map(([tag]) => `${path}: ${tag}`)
}

test('arrows along the line turn around in Hebrew', () => {
  const files = sourceFiles().filter(({ path }) => /^app\/.*\.tsx$/.test(path))
  expect(files.flatMap(fixedArrows)).toEqual([])
})

test.each(['<ChevronRight aria-hidden />', '<span aria-hidden>→</span>'])(
  'catches the arrow %s',
  (text) => {
    expect(fixedArrows({ path: 'a.tsx', text })).toHaveLength(1)
    expect(
      fixedArrows({
        path: 'a.tsx',
        text: text.replace('aria-hidden', '$& className="rtl:-scale-x-100"'),
      }),
    ).toEqual([])
  },
)
