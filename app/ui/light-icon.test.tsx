import { renderToStaticMarkup } from 'react-dom/server'
import { createLucideIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import makeIcon from './light-icon.tsx'

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M8 2v3', key: 'a' }],
  ['circle', { cx: '12', cy: '10', r: '3', key: 'b' }],
]
const Light = makeIcon({ node })
const Heavy = createLucideIcon('mark', node as never)
const inside = (markup: string) => markup.replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')

test('draws the same lines as lucide', () => {
  const light = inside(renderToStaticMarkup(<Light />))
  const heavy = inside(renderToStaticMarkup(<Heavy />))
  expect(light.replaceAll('/>', '>')).toBe(heavy.replaceAll(/<\/(path|circle)>/g, ''))
  expect(light).toContain('M8 2v3')
})

test('is hidden from screen readers by default, and has the given size', () => {
  expect(renderToStaticMarkup(<Light className="size-4" />)).toMatch(
    /^<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="icon size-4">/,
  )
  const spoken = renderToStaticMarkup(
    <Light size={18} aria-hidden={false} role="img" aria-label="Places" />,
  )
  expect(spoken).toContain('aria-hidden="false" role="img" aria-label="Places" class="icon"')
  expect(spoken).toContain('width="18" height="18"')
})
