import { globSync, readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './class-names.ts'

/** The library with its full Tailwind configuration, extended by our names. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['lead', 'subheading', 'heading', 'title', 'display', 'figure'],
      container: ['content', 'text', 'form'],
      spacing: ['section', 'gutter'],
      radius: ['card', 'field'],
      shadow: ['float'],
      animate: ['arrive'],
    },
  },
})

test('any two utilities in use are merged as by the full library', () => {
  const words = utilities()
  expect(words.length).toBeGreaterThan(100)
  const differing: string[] = []
  for (const one of words) {
    for (const other of words) {
      const pair = `${one} ${other}`
      if (one !== other && cn(pair) !== whole(pair)) differing.push(pair)
    }
  }
  expect(differing).toEqual([])
})

/** Collects utilities used in markup, without variants; at most three of each kind. */
function utilities(): string[] {
  const kinds = new Map<string, Set<string>>()
  for (const file of globSync('app/**/*.tsx')) {
    const text = readFileSync(file, 'utf8')
    for (const [, classes] of text.matchAll(/className="([^"]+)"|cn\(\s*'([^']+)'/g)) {
      for (const word of (classes ?? '').split(/\s+/)) {
        const utility = word.replace(/^.*\]:|^[^[]*:/, '')
        const kind = utility.replace(/-?(\[.*|\(.*|[^-]*)$/, '')
        const known = kinds.get(kind) ?? new Set()
        if (kind && known.size < 3) kinds.set(kind, known.add(utility))
      }
    }
  }
  return [...kinds.values()].flatMap((known) => [...known])
}
